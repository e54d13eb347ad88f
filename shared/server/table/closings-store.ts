import * as z from 'zod/mini';
import type { Key, Table, WriteAction } from './table.ts';

/** Where a slice is told of closed accounts, and keeps them until nothing of theirs is left. */
export type ClosingsKey = { pk: () => string; sk: (userId: string) => string };

const closingSchema = z.object({
  user_id: z.string(),
  closed_at: z.string(),
  /** By it the payment provider is asked what it has of the owner. */
  email: z.string(),
  /** Those that had pages. */
  restaurant_ids: z.array(z.string()),
});
export type Closing = z.infer<typeof closingSchema>;

const place = (key: ClosingsKey, userId: string): Key => ({ pk: key.pk(), sk: key.sk(userId) });

/** Part of the transaction that closes an account: from here on the slice has work to do. */
export const openClosing = (key: ClosingsKey, closing: Closing): WriteAction => ({
  Put: { Item: { ...place(key, closing.user_id), ...closing } },
});

/** The closed accounts that a slice is not done with. */
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
