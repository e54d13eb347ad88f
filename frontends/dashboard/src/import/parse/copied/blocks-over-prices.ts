import { isPriceAlone, isPriced } from '../bare-names.ts';
import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';
import { moreSaidThanNamed } from './page-roles.ts';

/** So many names and prices are no coincidence, and no dish has more lines. */
const leastNames = 3;
const mostLines = 3;
/** So much surer than the surest name is what is said, as natural logarithms of shares. */
const leastSurer = 1.5;
const surely = 9;

type Block = {
  from: number;
  to: number;
  prices: TidyLine[];
  names: Set<TidyLine>;
  rests: Set<TidyLine>;
};

const isTitle = ({ text }: TidyLine) =>
  decoratedName(text) !== undefined || isSectionName(text) || isCapitals(text);

const isLatin = ({ text }: TidyLine) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/** «Τζατζίκι», and below it «Tzatziki»: each in two scripts. */
const areInTwoScripts = (lines: readonly TidyLine[], count: number) =>
  lines.length === count * 2 &&
  lines.every((line, at) => isLatin(line) === (isLatin(lines[0] ?? line) === (at % 2 === 0)));

/** Of lines above as many prices as they hold names, those that name a dish; none where that is unclear. */
function namesOf(lines: readonly TidyLine[], count: number): Set<TidyLine> | undefined {
  if (areInTwoScripts(lines, count)) return new Set(lines.filter((_, at) => at % 2 === 0));
  if (lines.length <= count || lines.length > count * mostLines) return undefined;
  const areSmall = lines.filter(({ text }) => /^\s*\p{Ll}/u.test(text)).length * 2 > lines.length;
  // «cucumber, toast» goes on with a line that begins large, and «(v) (gf)» as well.
  const goesOn = ({ text }: TidyLine) => !areSmall && /^\s*[\p{Ll}(]/u.test(text);
  const [first, ...others] = lines.map((line) => ({
    line,
    said: goesOn(line) ? surely : moreSaidThanNamed(line, areSmall),
  }));
  const inOrder = others.toSorted((one, other) => other.said - one.said);
  const said = inOrder.slice(0, lines.length - count);
  const named = inOrder.slice(lines.length - count);
  const margin = (said.at(-1)?.said ?? 0) - (named[0]?.said ?? -Infinity);
  if (!first || margin < leastSurer) return undefined;
  return new Set([first.line, ...named.map(({ line }) => line)]);
}

/** «crumpet, pickled cucumber» below «Potted shrimps, toasted»: a name goes on. */
const isRest = (line: TidyLine, above: TidyLine | undefined) =>
  above !== undefined && /^\s*\p{Ll}/u.test(line.text) && /^\s*\p{Lu}.*, /u.test(above.text);

/** «~ peppercorn sauce £3 ~», «add bacon £2» */
const isExtra = (text: string) => /^\s*(?:[~+]|(?:add|extra)\s)/iu.test(text);

/** A name for each price, of which some go on below, with titles between them. */
function evenBlock(lines: readonly TidyLine[], count: number) {
  const within = lines.filter(
    (line) => !isCapitals(line.text) && !isBlank(line) && !isExtra(line.text),
  );
  const rests = new Set(within.filter((line, at) => isRest(line, within[at - 1])));
  const names = new Set(within.filter((line) => !rests.has(line)));
  const titles = lines.filter(({ text }) => isCapitals(text)).length;
  const isEven = names.size === count && rests.size > 0 && rests.size * 2 <= count;
  return titles > 0 && isEven ? { names, rests } : undefined;
}

/** The block that ends above a run of prices, with at most a blank between; titles in capitals may stand within. */
function blockOver(lines: readonly TidyLine[], first: number): Block | undefined {
  const isMore = ({ text }: TidyLine, at: number) =>
    isPriceAlone(text) ||
    (text.trim() === '' && isPriceAlone(lines[first + at + 1]?.text ?? '') && isSplit);
  const to = isBlank(lines[first - 1]) ? first - 1 : first;
  const isSplit = to < first;
  const length = lines.slice(first).findIndex((line, at) => !isMore(line, at));
  const prices = lines
    .slice(first, length < 0 ? undefined : first + length)
    .filter((line) => !isBlank(line));
  let from = to;
  const isOfBlock = (line: TidyLine | undefined) =>
    line !== undefined &&
    !isBlank(line) &&
    (!isPriced(line.text) || isExtra(line.text)) &&
    !isNoise(line.text);
  while (isOfBlock(lines[from - 1])) from -= 1;
  if (prices.length < leastNames) return undefined;
  let above = from;
  while (isOfBlock(lines[above - 1]) || (isBlank(lines[above - 1]) && isOfBlock(lines[above - 2])))
    above -= 1;
  for (let start = to - 1; start >= above; start -= 1) {
    const isBegun = start === from || isCapitals(lines[start]?.text ?? '');
    const even = isBegun ? evenBlock(lines.slice(start, to), prices.length) : undefined;
    if (even) return { from: start, to, prices, ...even };
  }
  const title = lines[from];
  if (title && isTitle(title)) from += 1;
  const names = namesOf(lines.slice(from, to), prices.length);
  return names && { from, to, prices, names, rests: new Set() };
}

/** Names with what is said of each on further lines, and below them all as many prices: as some PDFs are copied. */
export const withPricesOfBlocks: Step = (lines) => {
  const starts = lines.flatMap(({ text }, at) =>
    isPriceAlone(text) && !isPriceAlone(lines[at - 1]?.text ?? '') ? [at] : [],
  );
  const blocks = starts.flatMap((at) => blockOver(lines, at) ?? []);
  return lines.flatMap((line, at): TidyLine[] => {
    const block = blocks.find(({ from, to }) => at >= from && at < to);
    if (!block) return blocks.some(({ prices }) => prices.includes(line)) ? [] : [line];
    const { names, rests, prices } = block;
    if (rests.has(line)) return [];
    if (!names.has(line)) return [isTitle(line) ? line : { ...line, part: 'said' }];
    const turn = lines.slice(block.from, at).filter((one) => names.has(one)).length;
    const price = prices[turn];
    const rest = lines[at + 1];
    const whole =
      rest && rests.has(rest)
        ? {
            ...line,
            text: `${line.text.trimEnd()} ${rest.text.trimStart()}`,
            from: [...line.from, ...rest.from],
          }
        : line;
    return [price ? withPriceOf(whole, price) : whole];
  });
};
