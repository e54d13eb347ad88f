import { partOf } from '@menuleaf/shared/server/table/hash-parts.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const keyOf = rowKey(keys.publishedPages);

const rowSchema = z.object({
  restaurant_id: z.string(),
  owner_id: z.string(),
  page_version: z.string(),
});
export type PublishedPages = z.infer<typeof rowSchema>;

/** Transaction write: stores the version that made a restaurant's pages. */
export const notePages = (row: PublishedPages): WriteAction => ({
  Put: { Item: { ...keyOf(partOf(row.restaurant_id), row.restaurant_id), ...row } },
});

/** Transaction write: the restaurant has no pages anymore. */
export const forgetPages = (restaurantId: string): WriteAction => ({
  Delete: { Key: keyOf(partOf(restaurantId), restaurantId) },
});

/** Restaurants with pages, and the pages' version. */
export function publishedPagesStore(table: Table) {
  return {
    /** A part's next restaurants after this id; from the start if it is empty. */
    async after(part: string, restaurantId: string, limit: number): Promise<PublishedPages[]> {
      const rows = await table.queryAfter(keyOf(part, '').pk, restaurantId, limit);
      return z.array(rowSchema).parse(rows);
    },
  };
}

export type PublishedPagesStore = ReturnType<typeof publishedPagesStore>;
