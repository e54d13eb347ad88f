import { paragraphsOf } from '../habits.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isPriceAlone, isPriced, listBelow, smallBlockBelow } from '../bare-names.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';

const isPriceOnly = ({ text }: TidyLine) => isPriceAlone(text);

/** «$5» above several names, and none of them says what is in a dish: the price of each. */
function isOfSeveral(lines: readonly TidyLine[], at: number): boolean {
  const { names, length } = listBelow(lines, at + 1);
  return (
    smallBlockBelow(lines, at + 1).length > 0 ||
    (names.length > 1 && length === names.length && !names.some((name) => name.includes(', ')))
  );
}

/** Moves prices from above their dishes to after them, where they begin paragraphs and do not end them. */
export const withPricesBehind: Step = (lines) => {
  const of = (line: TidyLine) => isPriceOnly(line) && !isOfSeveral(lines, lines.indexOf(line));
  const paragraphs = paragraphsOf(lines).filter(({ length }) => length > 1);
  const begun = paragraphs.filter(([price]) => price && of(price));
  const ended = paragraphs.filter((all) => all.slice(-1).some(of));
  if (begun.length < 2 || begun.length <= ended.length * 3) return [...lines];
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (isPriceOnly(line)) return isBlank(below) || (below && isPriceOnly(below)) ? [line] : [];
    return above && isPriceOnly(above) && !isBlank(line) ? [withPriceOf(line, above)] : [line];
  });
};

/** So many names below a title and its price are a list. */
const listed = 4;

const isOne = (text: string) => isPriceAlone(text) && takePrice(text).prices.length === 1;

/** A title, the one price of all below it, and names without one. */
function isPricedTitle(lines: readonly TidyLine[], at: number): boolean {
  const [title = '', price = '', ...below] = lines.slice(at).map(({ text }) => text);
  if (!isOne(price) || isPriced(title) || !/^\s*\p{Lu}[^.!:]{2,40}$/u.test(title)) return false;
  const end = below.findIndex((text) => isPriced(text) || text.trim() === '' || isNoise(text));
  const list = end < 0 ? below : below.slice(0, end);
  return list.length >= listed && list.every((text) => /^\s*\p{Lu}.*[^.!:]$/u.test(text));
}

/** «Small plates», and below it «10.-» above names without a price: what each of them costs. */
export const withPricedTitles: Step = (lines) => {
  const alone = lines.filter(({ text }) => isOne(text)).length;
  const titles =
    alone === 0 ? [] : lines.flatMap((_, at) => (isPricedTitle(lines, at) ? [at] : []));
  if (titles.length * 2 <= alone) return [...lines];
  return lines.flatMap((line, at): TidyLine[] => {
    if (titles.includes(at - 1)) return [];
    const price = titles.includes(at) ? lines[at + 1] : undefined;
    const from = [...line.from, ...(price?.from ?? [])];
    return price
      ? [{ ...line, text: `== ${line.text.trim()} ${price.text.trim()} ==`, from }]
      : [line];
  });
};
