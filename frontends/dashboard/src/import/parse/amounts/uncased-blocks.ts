import { isPriceAlone, isPriced } from '../bare-names.ts';
import { decoratedName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';

/** So many dishes, and blocks that a blank parts, are laid out alike. */
const minDishes = 4;
const minBlocks = 3;
const minShare = 0.8;

const isUncased = (text: string) => /^\s*\p{Lo}/u.test(text) && !/\p{Ll}{3}/u.test(text);

/** Lines of words with the price alone below them. */
type Dish = { words: TidyLine[]; price: TidyLine };
/** Dishes without a blank between. */
type Block = { from: number; end: number; dishes: Dish[] };

function blockFrom(lines: readonly TidyLine[], from: number): Block | undefined {
  const dishes: Dish[] = [];
  let words: TidyLine[] = [];
  let at = from;
  for (; at < lines.length && !isBlank(lines[at]); at += 1) {
    const line = lines[at];
    if (!line) break;
    if (isPriceAlone(line.text)) {
      if (words.length === 0) return undefined;
      dishes.push({ words, price: line });
      words = [];
    } else if (isPriced(line.text) || isNoise(line.text) || line.names) return undefined;
    else words.push(line);
  }
  return words.length === 0 && dishes.length > 0 ? { from, end: at, dishes } : undefined;
}

function blocksOf(lines: readonly TidyLine[]): Block[] {
  const starts = lines.flatMap((line, at) =>
    !isBlank(line) && isBlank(lines[at - 1]) ? [at] : [],
  );
  return starts.flatMap((from) => blockFrom(lines, from) ?? []);
}

const bracketed = (line: TidyLine): TidyLine => ({ ...line, text: `(${line.text.trim()})` });

/** A name, what may be said of it, and its price alone below, where no capitals tell which is which: what begins each block is its title. */
export const withUncasedBlocks: Step = (lines) => {
  const blocks = blocksOf(lines);
  const all = blocks.flatMap(({ dishes }) => dishes);
  const others = blocks.flatMap(({ dishes }) => dishes.slice(1));
  const firsts = blocks.flatMap(({ dishes }) => dishes.slice(0, 1));
  const uncased = all.filter(({ words }) => words.every(({ text }) => isUncased(text)));
  if (all.length < minDishes || uncased.length < all.length * minShare) return [...lines];
  const areTitled =
    blocks.length >= minBlocks &&
    firsts.every(({ words: { length } }) => length === 2 || length === 3) &&
    others.some(({ words: { length } }) => length === 1);
  const written = new Map(
    blocks.map(({ from, dishes }) => [
      from,
      dishes.flatMap(({ words, price }, turn): TidyLine[] => {
        const [title] = words;
        const isTitled =
          areTitled && turn === 0 && title && decoratedName(title.text) === undefined;
        const [name, ...said] = isTitled ? words.slice(1) : words;
        return [
          ...(isTitled ? [{ ...title, text: `== ${title.text.trim()} ==` }] : []),
          ...(name ? [withPriceOf(name, price)] : []),
          ...said.map(bracketed),
        ];
      }),
    ]),
  );
  return lines.flatMap((line, at) => {
    const block = blocks.find(({ from, end }) => at >= from && at < end);
    return block ? (at === block.from ? (written.get(at) ?? []) : []) : [line];
  });
};
