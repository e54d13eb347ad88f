/** How often each of them is there. */
export function countsOf<One>(all: readonly One[]): ReadonlyMap<One, number> {
  const counts = new Map<One, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** How many of all are so. */
export const shareOf = <Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean): number =>
  things.filter(isSo).length / (things.length || 1);

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
