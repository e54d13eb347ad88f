import { isCapitals, isSectionName } from '../headings.ts';
import { isName, isPriceAlone, isPriced } from '../bare-names.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

const isAlone = (line: TidyLine | undefined) => isPriceAlone(line?.text ?? '');

/** So many names and their prices, or as many in two places, are no coincidence. */
const least = 3;

type Pair = { name: number; price: number };
type Block = { pairs: Pair[]; isBegun: boolean };

const isTitle = (text: string) => isCapitals(text) || isSectionName(text);

/** Names, and behind the last of them as many prices; a title may stand above them. */
function blockFrom(lines: readonly TidyLine[], first: number): Block {
  const rest = lines.slice(first);
  const count = rest.findIndex((line) => !isAlone(line));
  const prices = count < 0 ? rest.length : count;
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

/** A column of names above the column of their prices, as some PDF are copied: each price goes behind its name. */
export const withPricesOfColumn: Step = (lines) => {
  const starts = lines.flatMap((line, at) =>
    isAlone(line) && at > 0 && !isAlone(lines[at - 1]) ? [at] : [],
  );
  const blocks = starts.map((at) => blockFrom(lines, at)).filter(({ pairs }) => pairs.length > 0);
  const begun = blocks.filter(({ isBegun }) => isBegun);
  if (begun.length < 2 && (begun[0]?.pairs.length ?? 0) < least) return [...lines];
  // Where most lists begin plainly, one below a title in any words does as well.
  const pairs = (begun.length > 2 ? blocks : begun).flatMap((block) => block.pairs);
  const taken = new Set(pairs.map(({ price }) => price));
  return lines.flatMap((line, at): TidyLine[] => {
    if (taken.has(at)) return [];
    const price = lines[pairs.find(({ name }) => name === at)?.price ?? -1];
    return price
      ? [
          {
            ...withText(line, `${line.text}    ${price.text.trim()}`),
            from: [...line.from, ...price.from],
          },
        ]
      : [line];
  });
};
