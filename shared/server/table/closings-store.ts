import * as z from 'zod/mini';
import type { Key, Table, WriteAction } from './table.ts';

/** A slice's queue of closed accounts, kept until none of their data is left. */
export type ClosingsKey = { pk: () => string; sk: (userId: string) => string };

const closingSchema = z.object({
  user_id: z.string(),
  closed_at: z.string(),
  /** Used to find the owner's data at the payment provider. */
  email: z.string(),
  /** Those that had pages. */
  restaurant_ids: z.array(z.string()),
});
export type Closing = z.infer<typeof closingSchema>;

const place = (key: ClosingsKey, userId: string): Key => ({ pk: key.pk(), sk: key.sk(userId) });

/** Part of the transaction that closes an account: queues the slice's work. */
export const openClosing = (key: ClosingsKey, closing: Closing): WriteAction => ({
  Put: { Item: { ...place(key, closing.user_id), ...closing } },
});

/** Closed accounts that a slice has not finished. */
export function closingsStore(table: Table, key: ClosingsKey) {
  return {
    async all(): Promise<Closing[]> {
      return z.array(closingSchema).parse(await table.queryAll(key.pk()));
    },

    async of(userId: string): Promise<Closing | undefined> {
      const row = await table.get(place(key, userId));
      return row && closingSchema.parse(row);
    },

    async end(userId: string) {
      await table.delete(place(key, userId));
    },
  };
}

export type ClosingsStore = ReturnType<typeof closingsStore>;
