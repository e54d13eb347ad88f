import { byId } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue, StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { copyOfItem, stillShows } from '../store/item-copy.ts';

type Copying = { ownerId: string; newId: () => string; now: Date };

/**
 * Copies of items, the same in all but their id: the ids by the originals', the catalogue's items with them, and what
 * writes them, as a job where one transaction does not hold them. Each item is copied once.
 */
export function copyItems(
  before: OwnersCatalogue,
  ids: readonly string[],
  { ownerId, newId, now }: Copying,
) {
  const known = byId<StoredItem>(before.items);
  const idOf = new Map<string, string>();
  const originals = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  for (const { id } of originals) idOf.set(id, newId());
  const created_at = now.toISOString();
  const copies = originals.map((item) => copyOfItem(item, idOf.get(item.id) ?? '', created_at));
  if (copies.length === 0) return { idOf, items: before.items, writes: {} };
  const changes = [...idOf].map(([copy_of, id]) => ({ id, copy_of }));
  const job: BulkJob = { id: newId(), created_at, kind: 'items', changes };
  const besideJob = originals.flatMap((item) => stillShows(ownerId, item));
  return { idOf, items: [...before.items, ...copies], writes: { job, besideJob } };
}
