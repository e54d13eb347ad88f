/** Longest common subsequence of `from` and `to`: these ids need not move. */
function longestCommonSubsequence(
  from: readonly string[],
  to: readonly string[],
): ReadonlySet<string> {
  const placeOf = new Map(from.map((id, at) => [id, at]));
  const links: { id: string; at: number; prior: number }[] = [];
  /** The best final link for each run length. */
  const ends: number[] = [];
  for (const id of to) {
    const at = placeOf.get(id);
    if (at === undefined) continue;
    const found = ends.findIndex((end) => (links[end]?.at ?? 0) >= at);
    const length = found < 0 ? ends.length : found;
    links.push({ id, at, prior: ends[length - 1] ?? -1 });
    ends[length] = links.length - 1;
  }
  const kept = new Set<string>();
  for (let step = links[ends.at(-1) ?? -1]; step; step = links[step.prior]) kept.add(step.id);
  return kept;
}

export type ListMove = { id: string; before: string | null };

export const isSame = (a: readonly string[], b: readonly string[]) =>
  a === b || (a.length === b.length && a.every((id, at) => id === b[at]));

/** Fewest moves that turn one list into another: each puts an id before a kept one or at the end. */
export function diffOrder(from: readonly string[], to: readonly string[]): ListMove[] {
  if (isSame(from, to)) return [];
  const kept = longestCommonSubsequence(from, to);
  return to.flatMap((id, at) => {
    if (kept.has(id)) return [];
    const before = to.slice(at + 1).find((next) => kept.has(next)) ?? null;
    return [{ id, before }];
  });
}
