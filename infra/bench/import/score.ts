import type { ReadMenu } from '@menuleaf/dashboard/src/import/parse/source-line.ts';

/** A dish as whoever wrote the menu meant it; no price where it is the market's. */
export type Pair = { name: string; price: number | null };

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

export type Score = { expected: number; right: number; silent: string[]; missing: string[] };

/** How many of the pairs were read right, and which wrong ones nothing warned of. */
export function scoreOf(expected: readonly Pair[], read: readonly ReadPair[]): Score {
  const wanted = new Set(expected.map(keyOf));
  const found = new Set(read.map(keyOf));
  return {
    expected: expected.length,
    right: expected.filter((pair) => found.has(keyOf(pair))).length,
    silent: read.filter((pair) => !pair.isDoubtful && !wanted.has(keyOf(pair))).map(keyOf),
    missing: expected.map(keyOf).filter((key) => !found.has(key)),
  };
}
