import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isPriced } from './bare-names.ts';
import type { Step, TidyLine } from './tidy-line.ts';

/** So many prices in a row are a column of their own. */
const least = 3;

const isBlank = ({ text }: TidyLine) => text.trim() === '';
const isPriceOnly = ({ text }: TidyLine) => isPriced(text) && takePrice(text).rest.trim() === '';
const isTitle = ({ text }: TidyLine) => decoratedName(text) !== undefined || isSectionName(text);
const isName = (line: TidyLine) =>
  /^\s*[\p{Lu}\p{Lo}\d]/u.test(line.text) && !isTitle(line) && !isNoise(line.text);

/** As many names above the prices as these are; none where they are not. */
function namesAbove(lines: readonly TidyLine[], end: number, count: number): TidyLine[] {
  const from = lines.slice(0, end).findLastIndex(({ text }) => isPriced(text)) + 1;
  const above = lines.slice(from, end);
  const bottom = above.findLastIndex((line) => !isBlank(line));
  const top = above.slice(0, bottom).findLastIndex(isBlank) + 1;
  const nearest = above.slice(top).filter(isName);
  const loud = nearest.filter(({ text }) => isCapitals(text));
  const plain = nearest.filter((line) => !loud.includes(line));
  return [nearest, plain, above.filter(isName)].find((names) => names.length === count) ?? [];
}

/** The price of each name that stands above a column of as many prices. */
function pricesBelow(lines: readonly TidyLine[], fewest: number): Map<TidyLine, TidyLine> {
  const priceOf = new Map<TidyLine, TidyLine>();
  for (let at = 0; at < lines.length; at += 1) {
    const rest = lines.slice(at);
    const length = rest.findIndex((line) => !isPriceOnly(line));
    const prices = length < 0 ? rest : rest.slice(0, length);
    if (prices.length >= fewest)
      for (const [turn, name] of namesAbove(lines, at, prices.length).entries())
        priceOf.set(name, prices[turn] ?? name);
    at += prices.length;
  }
  return priceOf;
}

/** All names, and below them all of their prices, as columns are copied from a page. */
export const withPricesBeside: Step = (lines) => {
  const priceOf = pricesBelow(lines, pricesBelow(lines, least).size > 0 ? 2 : least);
  const taken = new Set(priceOf.values());
  return lines.flatMap((line) => {
    const price = priceOf.get(line);
    if (taken.has(line)) return [];
    return price
      ? [
          {
            ...line,
            text: `${line.text}    ${price.text.trim()}`,
            from: [...line.from, ...price.from],
          },
        ]
      : [line];
  });
};
