import { paragraphsOf } from '../habits.ts';
import { decoratedName, isSectionName } from '../headings.ts';
import { isPriceAlone, listBelow, smallBlockBelow } from '../bare-names.ts';
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

const isHeading = ({ text }: TidyLine) =>
  isSectionName(text) || decoratedName(text) !== undefined || /^\s*==.*==\s*$/u.test(text);

/** Below its heading a paragraph begins with a price and ends with none: each stands above its dish. */
function areAbove(paragraph: readonly TidyLine[]): boolean {
  const [first, ...others] = paragraph;
  const body = first && isHeading(first) ? others : paragraph;
  const prices = body.filter(isPriceOnly);
  return (
    prices.length > 1 &&
    body[0] === prices[0] &&
    body.at(-1) !== prices.at(-1) &&
    !body.some((line, at) => isPriceOnly(line) && body[at + 1] && isPriceOnly(body[at + 1] ?? line))
  );
}

/** «Mains», «9.50», «Sea bass», «12.00», «Leek pie»: of names above their prices the first would stand before the first price. */
export const withPricesAboveNames: Step = (lines) => {
  const paragraphs = paragraphsOf(lines);
  const above = paragraphs.filter(areAbove);
  // Elsewhere a price stands below its name.
  const isOther = paragraphs.some((all) => !areAbove(all) && all.slice(1).some(isPriceOnly));
  if (above.length === 0 || isOther) return [...lines];
  const own = new Set(above.flat());
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    if (!own.has(line)) return [line];
    if (isPriceOnly(line)) return [];
    return before && own.has(before) && isPriceOnly(before) ? [withPriceOf(line, before)] : [line];
  });
};

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
