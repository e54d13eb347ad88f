import { keys } from '@menuleaf/shared/table/keys.ts';
import type { Key, Table } from '@menuleaf/shared/table/table.ts';
import * as z from 'zod';

const rowKey = z.object({ pk: z.string(), sk: z.string() });
const pictured = z.object({ image: z.string() });
const trashed = z.object({ row: pictured });

/** Where a row keeps the name of a picture: on an item, or on a deleted one. */
const pictureOf = (row: unknown) =>
  pictured.safeParse(row).data?.image ?? trashed.safeParse(row).data?.row.image;

/** What housekeeping asks and removes. */
export function closingStore(table: Table) {
  return {
    async everythingOf(ownerId: string) {
      const rows = await table.queryAll(keys.quota.pk(ownerId));
      const pictures = rows.map(pictureOf).filter((picture) => picture !== undefined);
      return { pictures, keys: z.array(rowKey).parse(rows) };
    },

    async isInUse(ownerId: string, picture: string) {
      const rows = await table.queryAll(keys.item.pk(ownerId), 'ITEM#', ['image']);
      return rows.some((row) => pictureOf(row) === picture);
    },

    /** Again and again is the same: what is gone is gone. */
    async remove(gone: Key[]) {
      for (let at = 0; at < gone.length; at += 100) {
        const actions = gone.slice(at, at + 100).map((Key) => ({ Delete: { Key } }));
        await table.transact(actions);
      }
    },
  };
}
