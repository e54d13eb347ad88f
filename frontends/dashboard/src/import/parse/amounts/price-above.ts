import { paragraphsOf } from '../habits.ts';
import { decoratedName, isSectionName } from '../headings.ts';
import { isPriceAlone, listBelow, smallBlockBelow } from '../bare-names.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';

const isPriceOnly = ({ text }: TidyLine) => isPriceAlone(text);

/** «$5» above several names: the price of each. */
function isOfSeveral(lines: readonly TidyLine[], at: number): boolean {
  const { names, length } = listBelow(lines, at + 1);
  return smallBlockBelow(lines, at + 1).length > 0 || (names.length > 1 && length === names.length);
}

const isHeading = ({ text }: TidyLine) =>
  isSectionName(text) || decoratedName(text) !== undefined || /^\s*==.*==\s*$/u.test(text);

/** «Mains», «9.50», «Sea bass», «12.00», «Leek pie»: the heading is none of the names. */
function belowHeading(paragraph: readonly TidyLine[]): readonly TidyLine[] {
  const [first, ...body] = paragraph;
  return first && isHeading(first) && body.filter(isPriceOnly).length > 1 ? body : paragraph;
}

/** Moves prices from above their dishes to after them, where they begin paragraphs and do not end them. */
export const withPricesBehind: Step = (lines) => {
  const of = (line: TidyLine) => isPriceOnly(line) && !isOfSeveral(lines, lines.indexOf(line));
  const paragraphs = paragraphsOf(lines)
    .map(belowHeading)
    .filter(({ length }) => length > 1);
  const begun = paragraphs.filter(([price]) => price && of(price));
  const ended = paragraphs.filter((all) => all.slice(-1).some(of));
  const several = begun.flatMap((all) => all.filter(of));
  if (several.length < 2 || begun.length <= ended.length * 3) return [...lines];
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    // Of two prices in a row the first is nobody's.
    if (isPriceOnly(line)) return !below || isBlank(below) || isPriceOnly(below) ? [line] : [];
    return above && isPriceOnly(above) && !isBlank(line) ? [withPriceOf(line, above)] : [line];
  });
};
