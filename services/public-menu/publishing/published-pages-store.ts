import { createHash } from 'node:crypto';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';

const parts = Array.from('0123456789abcdef');
const partOf = (restaurantId: string) =>
  createHash('sha256').update(restaurantId).digest('hex').slice(0, 1);

const keyOf = (part: string, id: string) => ({
  pk: keys.publishedPages.pk(part),
  sk: keys.publishedPages.sk(id),
});
const doneKey = keyOf('DONE', 'DONE');

const rowSchema = z.object({
  restaurant_id: z.string(),
  owner_id: z.string(),
  page_version: z.string(),
});
export type PublishedPages = z.infer<typeof rowSchema>;

/** Part of a transaction: notes by which version a restaurant's pages were made. */
export const notePages = (row: PublishedPages): WriteAction => ({
  Put: { Item: { ...keyOf(partOf(row.restaurant_id), row.restaurant_id), ...row } },
});

/** Part of a transaction: a restaurant has no pages any more. */
export const forgetPages = (restaurantId: string): WriteAction => ({
  Delete: { Key: keyOf(partOf(restaurantId), restaurantId) },
});

/** Which pages were made by which version of the page. */
export function publishedPagesStore(table: Table) {
  return {
    /** Whether every page was made by this version, as far as is known. */
    async areAllBy(version: string) {
      return (await table.get(doneKey))?.page_version === version;
    },

    async markAllBy(version: string) {
      await table.put({ ...doneKey, page_version: version });
    },

    /** Those that another version has made. */
    async madeByOthers(version: string): Promise<PublishedPages[]> {
      const rows = await Promise.all(parts.map((part) => table.queryAll(keyOf(part, '').pk)));
      const all = z.array(rowSchema).parse(rows.flat());
      return all.filter((row) => row.page_version !== version);
    },
  };
}
