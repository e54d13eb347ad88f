import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';

/** Ids undone by a later entry, given entries newest first; undoing an undo restores the change. */
export function undoneIds(entries: readonly Pick<HistoryEntry, 'id' | 'undoes'>[]) {
  const undone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  return undone;
}
