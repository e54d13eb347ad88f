import { unlessRefused, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import * as z from 'zod/mini';

const retrySchema = z.object({
  owner_id: z.string(),
  /** Restaurants named in changes: a deleted one is no longer in the catalogue. */
  restaurant_ids: z._default(z.set(z.string()), new Set()),
  /** Incremented with each new failure, so that an earlier retry does not clear it. */
  failures: z.number(),
  attempts: z._default(z.number(), 0),
  next_at: z.string(),
});
export type Retry = z.infer<typeof retrySchema>;

const retryKey = rowKey(keys.publishingRetry);

/** Half a minute, doubled with each attempt, up to half an hour. */
const pauseMs = (attempts: number) => Math.min(30_000 * 2 ** attempts, 1_800_000);

/** Owners whose pages must be retried until published. */
export function retriesStore(table: Table) {
  return {
    async note(ownerId: string, restaurantIds: ReadonlySet<string>, now: Date) {
      const ids = restaurantIds.size > 0 ? { ':ids': new Set(restaurantIds) } : undefined;
      await table.update(retryKey(ownerId), {
        UpdateExpression: `SET owner_id = :owner, next_at = if_not_exists(next_at, :now) ADD failures :one${ids ? ', restaurant_ids :ids' : ''}`,
        ExpressionAttributeValues: {
          ':owner': ownerId,
          ':now': now.toISOString(),
          ':one': 1,
          ...ids,
        },
      });
    },

    async due(now: Date): Promise<Retry[]> {
      const all = z.array(retrySchema).parse(await table.queryAll(keys.publishingRetry.pk()));
      return all.filter(({ next_at }) => Date.parse(next_at) <= now.getTime());
    },

    /** Postpones the next attempt, so that it is repeated if this run dies. Returns false if another run has it. */
    async begin({ owner_id, attempts, next_at }: Retry, now: Date): Promise<boolean> {
      const next = new Date(now.getTime() + pauseMs(attempts)).toISOString();
      return wasMade(
        table.update(retryKey(owner_id), {
          ...setting({ next_at: next, attempts: attempts + 1 }, { ':before': next_at }),
          ConditionExpression: 'next_at = :before',
        }),
      );
    },

    /** Keeps newer failures. */
    async end({ owner_id, failures }: Retry) {
      const unchanged = {
        ConditionExpression: 'failures = :failures',
        ExpressionAttributeValues: { ':failures': failures },
      };
      await unlessRefused(table.transact([{ Delete: { Key: retryKey(owner_id), ...unchanged } }]));
    },
  };
}
