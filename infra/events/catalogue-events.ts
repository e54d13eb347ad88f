import { bulkChangeBegun, imageLetGo } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

const name = z.optional(z.string());
const withImages = z.object({
  image: name,
  image_upload: name,
  logo: name,
  logo_upload: name,
  cover: name,
  cover_upload: name,
});
const trashed = z.object({ row: withImages });

/** Kinds with images. Replacing a look image removes it directly: the five patterns have no room for that. */
const haveTrash = ['items', 'restaurants'] as const;

/** Images no longer referenced after this change. Only the deleted data names them. */
function unreferencedImages({ name: event, sk, before, after }: Change): (string | undefined)[] {
  if (event === 'MODIFY' && idAfter(keys.item.sortPrefix, sk) !== undefined) {
    const [old, now] = [withImages.parse(before).image, withImages.parse(after).image];
    return old === now ? [] : [old];
  }
  if (event !== 'REMOVE') return [];
  // Includes one that was being made at deletion.
  if (haveTrash.some((kind) => idAfter(keys.trash.sk(kind, ''), sk) !== undefined)) {
    return Object.values(trashed.parse(before).row);
  }
  return [idAfter(keys.upload.sortPrefix, sk)];
}

export function catalogueEvents(change: Change): BusEntry[] {
  const owner_id = idAfter(keys.item.leadingKey, change.pk);
  if (owner_id === undefined) return [];
  const bulk_id = idAfter(keys.bulk.sortPrefix, change.sk);
  if (change.name === 'INSERT' && bulk_id !== undefined) {
    return [busEntry(bulkChangeBegun, { owner_id, bulk_id })];
  }
  const gone = unreferencedImages(change).filter((image) => image !== undefined);
  return gone.map((image) => busEntry(imageLetGo, { owner_id, image }));
}
