import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { takePrice } from '../money.ts';
import { endsInSize } from '../size-names.ts';
import { isPriced, namesBelow } from './bare-names.ts';
import { type Step, type TidyLine, withText } from './tidy-line.ts';

/** A rule below a heading is part of it. */
const isRule = (text: string) => /^\s*[=~_–—-]{3,}\s*$/u.test(text);

/** «P1 Phở» */
const isNumbered = (text: string) => /^(?:[A-Z]?\d{1,3}[a-z]?)[.)]?\s/u.test(text);

/** «Desserts 7.50», «## Sides $4», «TEAS  4.50»: the price may be held in a decoration. */
function headOf(text: string): { name: string; price: string } | undefined {
  const bare = (decoratedName(text) ?? text).replace(/[\s:*]+$/u, '').trim();
  const { rest, prices, isMarket } = takePrice(bare);
  if (
    prices.length === 0 ||
    isMarket ||
    !/\p{L}{2}/u.test(rest) ||
    endsInSize(rest) ||
    !bare.startsWith(rest)
  )
    return undefined;
  return {
    name: rest.trim(),
    price: bare.slice(rest.length).replace(/^(?:[.…·_-]{2,}|[\s…·_–—-])+/u, ''),
  };
}

function isHead(lines: readonly TidyLine[], at: number, name: string): boolean {
  const { text = '' } = lines[at] ?? {};
  const isRuled = isRule(lines[at + 1]?.text ?? '');
  const from = at + (isRuled ? 2 : 1);
  const names = namesBelow(lines, from);
  const areMarked = lines.slice(from, from + names).every((line) => isCapitals(line.text));
  const isLoud = isCapitals(name) && !areMarked;
  const isTitled =
    decoratedName(text) !== undefined || isRuled || isSectionName(name) || /:\s*$/u.test(text);
  const end = lines[from + names]?.text.trim() ?? '';
  const isOwnBlock = (lines[at - 1]?.text.trim() ?? '') === '' && end === '';
  const areBare =
    isLoud ||
    lines
      .slice(from, from + names)
      .every((line) => isNumbered(line.text) || !line.text.includes(', '));
  const isFirst = lines.slice(0, at).every((line) => !isPriced(line.text));
  const isApart = isOwnBlock || (isFirst && end === '') || names >= 3;
  return names >= 2 && (isTitled || isLoud || (isApart && areBare));
}

/** A heading that carries a price carries it for all dishes below it. */
export const withSharedPrices: Step = (lines) => {
  const shared: TidyLine[] = [];
  let price = '';
  let left = 0;
  for (const [at, line] of lines.entries()) {
    const head = left > 0 ? undefined : headOf(line.text);
    if (head && isHead(lines, at, head.name)) {
      const from = at + (isRule(lines[at + 1]?.text ?? '') ? 2 : 1);
      left = namesBelow(lines, from) + from - at - 1;
      price = head.price;
      shared.push(withText(line, `== ${head.name} ==`));
    } else if (left > 0) {
      left -= 1;
      shared.push(
        isRule(line.text) ? withText(line, '') : withText(line, `${line.text}    ${price}`),
      );
    } else shared.push(line);
  }
  return shared;
};
