/** How often each of them is there. */
export const countsOf = (all: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(all, (one) => one)].map(([one, { length }]) => [one, length]));

/** How many of all are so. */
export const shareOf = <Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean): number =>
  things.filter(isSo).length / (things.length || 1);

export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
