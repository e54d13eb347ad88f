import type { ChangedList } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';

/** A list's ids; older rows have an unordered set. */
export const idsIn = (value: unknown): string[] =>
  value instanceof Set || Array.isArray(value)
    ? [...value].filter((id) => typeof id === 'string')
    : [];

/** The minimal change of a list needed to undo it; undefined if unchanged. */
export function changedList(
  field: ChangedList['field'],
  before: readonly string[],
  after: readonly string[],
): ChangedList | undefined {
  const [had, has] = [new Set(before), new Set(after)];
  const placed = (ids: readonly string[], isOf: (id: string) => boolean) =>
    ids.flatMap((id, at) => (isOf(id) ? [{ id, at }] : []));
  const added = placed(after, (id) => !had.has(id));
  const removed = placed(before, (id) => !has.has(id));
  const [stayed, stay] = [before.filter((id) => has.has(id)), after.filter((id) => had.has(id))];
  const isTurned = stayed.some((id, at) => id !== stay[at]);
  if (added.length === 0 && removed.length === 0 && !isTurned) return undefined;
  return {
    field,
    added,
    removed,
    ...(isTurned && { order: { before: stayed, after: stay } }),
  };
}
