import type { ReadMenu } from '@menuleaf/dashboard/src/import/parse/source-line.ts';

/** A dish as whoever wrote the menu meant it; no price where it is the market's. */
export type Pair = {
  name: string;
  price: number | null;
  /** Other names that are right. */
  also?: string[];
  isAnyPrice?: boolean;
  /** It may be read, and need not be. */
  isOptional?: boolean;
};

/** `Name|12.5` a line. */
export const readPairs = (text: string): Pair[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf('|');
      const price = line.slice(at + 1);
      return { name: line.slice(0, at), price: price === '' ? null : Number(price) };
    });

export type ReadPair = Pair & { isDoubtful: boolean };

export const pairsOf = ({ sections }: ReadMenu): ReadPair[] =>
  sections.flatMap(({ dishes }) =>
    dishes.map(({ name, price, doubts }) => ({ name, price, isDoubtful: doubts.length > 0 })),
  );

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const keyOf = ({ name, price }: Pair) => `${plain(name)}|${price ?? ''}`;

const isRead = (pair: Pair, one: ReadPair) =>
  [pair.name, ...(pair.also ?? [])].some((name) => plain(name) === plain(one.name)) &&
  (pair.isAnyPrice === true || pair.price === one.price);

export type Score = { expected: number; right: number; silent: string[]; missing: string[] };

/** How many of the pairs were read right, and which wrong ones nothing warned of. */
export function scoreOf(expected: readonly Pair[], read: readonly ReadPair[]): Score {
  const asked = expected.filter(({ isOptional }) => isOptional !== true);
  const missing = asked.filter((pair) => !read.some((one) => isRead(pair, one)));
  const strange = read.filter((one) => !expected.some((pair) => isRead(pair, one)));
  return {
    expected: asked.length,
    right: asked.length - missing.length,
    silent: strange.filter(({ isDoubtful }) => !isDoubtful).map(keyOf),
    missing: missing.map(keyOf),
  };
}
