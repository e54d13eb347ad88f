/** How often each of them is there. */
export const countsOf = (all: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(all, (one) => one)].map(([one, { length }]) => [one, length]));
