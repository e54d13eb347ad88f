import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isBlank, type Step, withPriceOf } from '../tidy-line.ts';
import { isSetMenu } from '../words/set-menus.ts';

/** «Menu 2», «3-course menu»: a number of it, and no price. */
const isNumbered = (text: string) =>
  /^(?:\d{1,2}-\P{Nd}*|\P{Nd}*\p{L} ?\d{1,2})$/u.test(text.trim());

/** More would be a list that goes on to the next price. */
const mostLines = 15;

/** «Tasting menu», its courses and «£45» below the last: the price of the menu, not of the course. */
export const withSetPriceBelow: Step = (lines) => {
  const prices = new Map<number, number>();
  for (const [at, { text }] of lines.entries()) {
    if (!isSetMenu(text) || (isPriced(text) && !isNumbered(text))) continue;
    const below = lines.slice(at + 1, at + 2 + mostLines);
    const price = below.findIndex((line) => isBlank(line) || isPriced(line.text));
    const isOfMenu = price > 2 && isPriceAlone(below[price]?.text ?? '');
    const isEnd = !below[price + 1] || isBlank(below[price + 1]);
    if (isOfMenu && isEnd) prices.set(at, at + 1 + price);
  }
  const moved = new Set(prices.values());
  return lines.flatMap((line, at) => {
    const price = lines[prices.get(at) ?? -1];
    if (moved.has(at)) return [];
    return price ? [withPriceOf(line, price)] : [line];
  });
};
