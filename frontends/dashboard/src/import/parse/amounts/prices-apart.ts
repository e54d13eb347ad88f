import { isCapitals, isSectionName } from '../headings.ts';
import { isName, isPriceAlone, isPriced } from '../bare-names.ts';
import { seam } from '../copied/glued-lines.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';

/** «€ 15,00 a pers.», «5,00 € all'etto»: what the price is of stands behind it. */
const withUnit =
  /^\s*(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})\s(?:\/\s?)?[\p{Ll}'’]+\.?(?:\s[\p{Ll}'’]+\.?)?$/u;

const isAlone = (line: TidyLine | undefined) =>
  isPriceAlone(line?.text ?? '') || withUnit.test(line?.text ?? '');

/** So many names and their prices, or as many in two places, are no coincidence. */
const minCount = 3;

type Pair = { name: number; price: number };
type Block = { pairs: Pair[]; isBegun: boolean };

const isTitle = (text: string) => isCapitals(text) || isSectionName(text);

const startsOf = (lines: readonly TidyLine[]) =>
  lines.flatMap((line, at) => (isAlone(line) && at > 0 && !isAlone(lines[at - 1]) ? [at] : []));

function pricesFrom(lines: readonly TidyLine[], first: number): number {
  const count = lines.slice(first).findIndex((line) => !isAlone(line));
  return count < 0 ? lines.length - first : count;
}

/** Names, and behind the last of them as many prices; a title may stand above them. */
function blockFrom(lines: readonly TidyLine[], first: number): Block {
  const prices = pricesFrom(lines, first);
  const gap = (lines[first - 1]?.text.trim() ?? '') === '' ? 1 : 0;
  const from = first - gap - prices;
  const names = lines.slice(Math.max(from, 0), first - gap);
  const areNames = names.every(({ text }) => isName(text) && !isPriced(text));
  const above = lines[from - 1]?.text.trim() ?? '';
  const isBegun = above === '' || isTitle(above) || (lines[from - 2]?.text.trim() ?? '') === '';
  const areBoth = prices > 1 && from >= 0 && areNames;
  return {
    pairs: areBoth ? names.map((_, at) => ({ name: from + at, price: first + at })) : [],
    isBegun,
  };
}

/** Names of several sections, and behind the last of them all their prices. */
function acrossTitles(lines: readonly TidyLine[], first: number): Pair[] {
  const count = pricesFrom(lines, first);
  const names: number[] = [];
  let titles = 0;
  let at = first - 1;
  for (; at >= 0 && names.length < count; at -= 1) {
    const { text } = lines[at]!;
    if (text.trim() === '') continue;
    if (isTitle(text)) titles += 1;
    else if (!isName(text) || isPriced(text)) return [];
    else names.unshift(at);
  }
  const above = lines.slice(0, at + 1).findLast((line) => !isBlank(line));
  const isBegun = above === undefined || isTitle(above.text) || isAlone(above);
  return titles > 0 && isBegun && count >= minCount && names.length === count
    ? names.map((name, index) => ({ name, price: first + index }))
    : [];
}

/** Where names below a title are one fewer than their prices, and two of them touch, they are parted. */
function withNamesApart(lines: readonly TidyLine[]): TidyLine[] {
  const glued = startsOf(lines).flatMap((first) => {
    const count = pricesFrom(lines, first);
    const [title, ...names] = lines.slice(Math.max(first - count, 0), first);
    const touching = names.filter(({ text }) => seam.test(text));
    const isShort = count === names.length + 1 && isTitle(title?.text ?? '');
    return isShort && touching.length === 1 && !names.some(({ text }) => isTitle(text))
      ? touching
      : [];
  });
  return lines.flatMap((line) =>
    glued.includes(line) ? line.text.split(seam).map((text) => ({ ...line, text })) : [line],
  );
}

/** A column of prices above the column of their names, and nothing else beside it. */
function behindFrom(lines: readonly TidyLine[], first: number): Pair[] {
  const count = pricesFrom(lines, first);
  const isOne = ({ text }: TidyLine) => isName(text) && !isPriced(text) && !isTitle(text);
  const names = lines.slice(first + count, first + count * 2);
  const [above, below] = [lines[first - 1], lines[first + count * 2]];
  const isApart = [above, below].every((line) => line === undefined || !isOne(line));
  return count >= minCount &&
    names.length === count &&
    names.every(isOne) &&
    isApart &&
    !isAlone(below)
    ? names.map((_, at) => ({ name: first + count + at, price: first + at }))
    : [];
}

/** A column of names above the column of their prices, as some PDF are copied: each price goes behind its name. */
export const withPricesOfColumn: Step = (given) => {
  const lines = withNamesApart(given);
  const starts = startsOf(lines);
  const blocks = starts.map((at) => blockFrom(lines, at)).filter(({ pairs }) => pairs.length > 0);
  const begun = blocks.filter(({ isBegun }) => isBegun);
  const across = starts.flatMap((at) => acrossTitles(lines, at));
  const isOfOne = (begun[0]?.pairs.length ?? 0) >= minCount;
  if (begun.length < 2 && !isOfOne && across.length === 0) return [...given];
  const own = blocks.flatMap((block) => block.pairs);
  const below = [
    ...across,
    ...own.filter(({ price, name }) =>
      across.every((one) => one.price !== price && one.name !== name),
    ),
  ];
  const behind = starts.flatMap((at) => behindFrom(lines, at));
  const pairs = [...below, ...behind];
  const taken = new Set(pairs.map(({ price }) => price));
  return lines.flatMap((line, at): TidyLine[] => {
    if (taken.has(at)) return [];
    const price = lines[pairs.find(({ name }) => name === at)?.price ?? -1];
    return [price ? withPriceOf(line, price) : line];
  });
};
