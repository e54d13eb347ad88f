import { createHash } from 'node:crypto';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

/** Each holds the restaurants whose digest begins so. */
export const parts = Array.from('0123456789abcdef');
const partOf = (restaurantId: string) =>
  createHash('sha256').update(restaurantId).digest('hex').slice(0, 1);

const keyOf = (part: string, id: string) => ({
  pk: keys.publishedPages.pk(part),
  sk: keys.publishedPages.sk(id),
});

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

/** Whose pages there are, and which version made them. */
export function publishedPagesStore(table: Table) {
  return {
    /** The next few of a part behind a restaurant, by their ids; the first ones behind an empty one. */
    async after(part: string, restaurantId: string, limit: number): Promise<PublishedPages[]> {
      const rows = await table.queryAfter(keyOf(part, '').pk, restaurantId, limit);
      return z.array(rowSchema).parse(rows);
    },
  };
}

export type PublishedPagesStore = ReturnType<typeof publishedPagesStore>;
