import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { quotaKey } from '../store/write-actions.ts';

const rowKey = z.object({ pk: z.string(), sk: z.string() });
const withImage = z.object({ image: z.string() });
const trashed = z.object({ row: withImage });
const keyed = z.object({ sk: z.string() });

const shows = z.object({ image: z.optional(z.string()), image_upload: z.optional(z.string()) });
const deleted = z.object({ row: shows });

/** The image that an item has, deleted or not, and the one that it waits for. */
const shownBy = (row: unknown) =>
  Object.values(deleted.safeParse(row).data?.row ?? shows.parse(row));

/** Rows that one transaction removes (DynamoDB's bound); of large ones a query answers fewer, 1 MB of them. */
const few = 100;

/** Where a row keeps the name of an image: on an item, on a deleted one, or on the upload that it was made from. */
const imageOf = (row: unknown) =>
  withImage.safeParse(row).data?.image ??
  trashed.safeParse(row).data?.row.image ??
  idAfter(keys.upload.sortPrefix, keyed.safeParse(row).data?.sk);

/** What housekeeping asks and removes. */
export function closingStore(table: Table) {
  return {
    /** From here on nothing can be added to the catalogue any more. */
    async endRevisions(ownerId: string) {
      await table.delete(quotaKey(ownerId));
    },

    /** A few rows of an owner, and the images that they know of. */
    async some(ownerId: string) {
      const rows = await table.queryFirst(keys.quota.pk(ownerId), few);
      const images = rows.map(imageOf).filter((image) => image !== undefined);
      return { images, keys: z.array(rowKey).parse(rows) };
    },

    /** The images of all items, of deleted ones too that can still be brought back. */
    async imagesOf(ownerId: string) {
      const [items, trash] = await Promise.all([
        table.queryAll(keys.item.pk(ownerId), keys.item.sortPrefix, ['image']),
        table.queryAll(keys.trash.pk(ownerId), keys.trash.sk('items', '')),
      ]);
      return [...items, ...trash].map(imageOf).filter((image) => image !== undefined);
    },

    /** Whether an item shows the image or waits for it, or one would that can still be brought back. */
    async isInUse(ownerId: string, image: string) {
      const [items, trash] = await Promise.all([
        table.queryAll(keys.item.pk(ownerId), keys.item.sortPrefix, ['image', 'image_upload']),
        table.queryAll(keys.trash.pk(ownerId), keys.trash.sk('items', '')),
      ]);
      return [...items, ...trash].some((row) => shownBy(row).includes(image));
    },

    /** Again and again is the same: what is gone is gone. */
    async remove(gone: Key[]) {
      await table.transact(gone.map((Key) => ({ Delete: { Key } })));
    },
  };
}

export type ClosingStore = ReturnType<typeof closingStore>;
