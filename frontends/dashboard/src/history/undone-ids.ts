import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';

/** Of entries, newest first, those that a later one took back; who takes that back again brings the change back. */
export function undoneIds(entries: readonly Pick<HistoryEntry, 'id' | 'undoes'>[]) {
  const undone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  return undone;
}
