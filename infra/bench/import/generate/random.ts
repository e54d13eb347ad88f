/** Mulberry32: the same numbers for the same seed on every machine. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (part: number) => next() < part,
    pick<One>(list: readonly One[]): One {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('Nothing to pick from');
      return one;
    },
    some<One>(list: readonly One[], count: number): One[] {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(below(rest.length), 1),
      ).flat();
    },
  };
}
export type Random = ReturnType<typeof randomOf>;
