import { decoratedName, isCapitals, isSectionName, isWeekday } from '../headings.ts';
import { takePrice } from '../money.ts';
import { endsInSize } from '../size-names.ts';
import { isPriced, listBelow } from './bare-names.ts';
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

const isBlank = (line: TidyLine | undefined) => (line?.text.trim() ?? '') === '';

function isHead(lines: readonly TidyLine[], at: number, name: string, from: number): boolean {
  const { text = '' } = lines[at] ?? {};
  const { names, length } = listBelow(lines, from);
  if (isSectionName(names[0] ?? '') && !isWeekday(names[0] ?? '')) return false;
  const isLoud = isCapitals(name) && !names.every(isCapitals);
  const isTitled =
    decoratedName(text) !== undefined ||
    from > at + 1 ||
    isSectionName(name) ||
    /:\s*$/u.test(text);
  const areBare = names.every((one) => isNumbered(one) || !one.includes(', '));
  const isFirst = lines.slice(0, at).every((line) => !isPriced(line.text));
  const isEnded = isBlank(lines[from + length]);
  const isApart = (isEnded && (isFirst || isBlank(lines[at - 1]))) || names.length >= 3;
  return names.length >= 2 && (isTitled || isLoud || (isApart && areBare));
}

function priced(line: TidyLine, price: string, names: TidyLine['names']): TidyLine {
  if (isRule(line.text)) return withText(line, '');
  if (isWeekday(line.text)) return withText(line, `== ${line.text.trim()} ==`);
  if (!/^\s*[^\p{Ll}(]/u.test(line.text)) return line;
  return { ...withText(line, `${line.text}    ${price}`), ...(names && { names }) };
}

/** A heading that carries a price carries it for all dishes below it. */
export const withSharedPrices: Step = (lines) => {
  let head: { price: string; names: TidyLine['names'] } | undefined;
  let end = 0;
  return lines.map((line, at) => {
    if (at < end && head) return priced(line, head.price, head.names);
    const found = headOf(line.text);
    const from = at + (isRule(lines[at + 1]?.text ?? '') ? 2 : 1);
    if (!found || !isHead(lines, at, found.name, from)) return line;
    head = { price: found.price, names: line.names };
    end = from + listBelow(lines, from).length;
    const { names: _, ...title } = line;
    return withText(title, `== ${found.name} ==`);
  });
};
