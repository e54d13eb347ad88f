import { bulkChangeBegun, imageLetGo } from '@menuleaf/shared/contracts/news/catalogue-news.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { tell, type Telling } from './tell.ts';

const withImages = z.object({
  image: z.optional(z.string()),
  image_upload: z.optional(z.string()),
});
const trashed = z.object({ row: withImages });

/** Images that no row may name any more after this change. Only what is gone can say which they were. */
function letGo({ name, sk, before, after }: Change): (string | undefined)[] {
  if (name === 'MODIFY' && idAfter(keys.item.sortPrefix, sk) !== undefined) {
    const [old, now] = [withImages.parse(before).image, withImages.parse(after).image];
    return old === now ? [] : [old];
  }
  if (name !== 'REMOVE') return [];
  // One that was being made while its item was deleted is there as well.
  if (idAfter(keys.trash.sk('items', ''), sk)) return Object.values(trashed.parse(before).row);
  return [idAfter(keys.upload.sortPrefix, sk)];
}

export function catalogueNews(change: Change): Telling[] {
  const owner_id = idAfter(keys.item.leadingKey, change.pk);
  if (owner_id === undefined) return [];
  const bulk_id = idAfter(keys.bulk.sortPrefix, change.sk);
  if (change.name === 'INSERT' && bulk_id !== undefined) {
    return [tell(bulkChangeBegun, { owner_id, bulk_id })];
  }
  const images = letGo(change).filter((image) => image !== undefined);
  return images.map((image) => tell(imageLetGo, { owner_id, image }));
}
