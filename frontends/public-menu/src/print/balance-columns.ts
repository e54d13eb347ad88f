/** A unit that is never split: a heading with its first dishes, a dish, or a category's last two. */
export type Chunk = {
  /** Measured, in pixels. */
  height: number;
  /** Starts a category. */
  opens: boolean;
};

/** Cost of splitting a category, relative to uneven columns: as much as one full and one half-empty column. */
const tearing = 0.1;

type Way = { cost: number; from: number };

const heightOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { height }) => sum + height, 0);

/**
 * Chunks per column, so that all are about equally full and as few categories as possible are split; undefined if they
 * do not fit. `capacities` in pixels.
 */
export function balanceColumns(
  chunks: readonly Chunk[],
  capacities: readonly number[],
): number[] | undefined {
  const aim = heightOf(chunks) / capacities.reduce((sum, capacity) => sum + capacity, 0);
  const end = chunks.length;
  /** By column: the cheapest way to place so many chunks by its end. */
  const ways: (Way | undefined)[][] = [
    Array.from({ length: end + 1 }, (_, set) => (set === 0 ? { cost: 0, from: 0 } : undefined)),
  ];
  for (const capacity of capacities) {
    const before = ways.at(-1) ?? [];
    ways.push(before.map((_, set) => cheapest(chunks, before, set, capacity, aim)));
  }
  if (!ways.at(-1)?.[end]) return undefined;
  const counts: number[] = [];
  for (let column = capacities.length, set = end; column > 0; column -= 1) {
    const from = ways[column]?.[set]?.from ?? 0;
    counts.unshift(set - from);
    set = from;
  }
  return counts;
}

/** The cheapest way to fill one more column up to `set` chunks, given the options for the columns before. */
function cheapest(
  chunks: readonly Chunk[],
  before: readonly (Way | undefined)[],
  set: number,
  capacity: number,
  aim: number,
): Way | undefined {
  let best: Way | undefined;
  let height = 0;
  for (let from = set; from >= 0 && height <= capacity; from -= 1) {
    const way = before[from];
    if (way) {
      const isTorn = from > 0 && from < set && chunks[from]?.opens === false;
      const cost = way.cost + (height / capacity - aim) ** 2 + (isTorn ? tearing : 0);
      if (!best || cost < best.cost) best = { cost, from };
    }
    height += chunks[from - 1]?.height ?? 0;
  }
  return best;
}
