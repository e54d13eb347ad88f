import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isPriced } from './bare-names.ts';
import { isKindAlone, isSmall } from './part-names.ts';
import { type Part, partsOf } from './priced-parts.ts';
import type { Step, TidyLine } from './tidy-line.ts';

/** One of so many lines is a blank where headings stand apart. */
const titled = 6;

type Variant = { line: TidyLine; part: Part };

/** A name alone, which is no heading. */
const isName = ({ text }: TidyLine) =>
  /^\s*\p{Lu}[^,.!:]{2,60}$/u.test(text) &&
  !isPriced(text) &&
  !isNoise(text) &&
  !isCapitals(text) &&
  !isSectionName(text) &&
  decoratedName(text) === undefined;

const isBlank = (line: TidyLine | undefined) => (line?.text.trim() ?? '') === '';

const indentOf = ({ places }: TidyLine) => places?.[0]?.x ?? 0;

/** The lines below that say what there is of a dish, each with its price. */
function variantsBelow(lines: readonly TidyLine[], at: number, areSmall: boolean): Variant[] {
  const head = lines[at];
  // Where no blanks part a menu, a name above sizes is a heading as often as a dish.
  const areParted = lines.filter(isBlank).length * titled > lines.length;
  const found: Variant[] = [];
  for (const line of lines.slice(at + 1)) {
    const [part, ...others] = line.names ? [] : partsOf(line.text);
    if (!head || !part || others.length > 0 || part.words === '') break;
    const isBelow = indentOf(line) > indentOf(head) || (isSmall(part.words) && !areSmall);
    const isKind = areParted && isKindAlone(part.words) && !isBlank(lines[at - 1]);
    if (!isKind && !(isBelow && !part.words.includes(','))) break;
    found.push({ line, part });
  }
  return found;
}

const joined = (
  head: TidyLine,
  text: string,
  found: readonly Variant[],
  first: string[],
): TidyLine => ({
  ...head,
  text: [text, ...found.map(({ part }) => part.price)].join('    '),
  names: [...first, ...found.map(({ part }) => part.words)],
  from: [...head.from, ...found.flatMap(({ line }) => line.from)],
});

/** «Rösti», and below it «plain 9», «with egg 11»: one dish with a price for each. */
export const withVariants: Step = (lines) => {
  const words = lines.flatMap(({ text }) => partsOf(text)[0]?.words ?? []);
  const areSmall = words.filter(isSmall).length * 2 > words.length;
  const whole: TidyLine[] = [];
  let taken = 0;
  for (const [at, line] of lines.entries()) {
    if (at < taken) continue;
    const found = isName(line) ? variantsBelow(lines, at, areSmall) : [];
    const isOne =
      found.length > 1 && new Set(found.map(({ part }) => part.words)).size === found.length;
    if (isOne) whole.push(joined(line, line.text, found, []));
    else whole.push(line);
    taken = isOne ? at + 1 + found.length : 0;
  }
  return whole;
};
