import { unlessRefused } from '@menuleaf/shared/server/table/conditions.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const leaseSchema = z.object({
  /** How often publishing was requested for this owner. */
  wanted: z.number(),
  /** The last request that is published. */
  published: z._default(z.number(), 0),
  /** The lease holder and its expiry in epoch milliseconds; absent if the lease is free. */
  holder: z.optional(z.string()),
  until: z._default(z.number(), 0),
});
type LeaseRow = z.infer<typeof leaseSchema>;

/** `reading`: requests up to this number are in any catalogue read from now on. */
export type Lease = { ownerId: string; holder: string; reading: number };

const keyOf = rowKey(keys.publishingLease);

const isFree = '(attribute_not_exists(holder) OR #until < :now)';
/** For waiting callers: what they requested may be published, and the row deleted. */
const isFreeAndPending = `attribute_exists(wanted) AND ${isFree}`;

/** The lease to publish an owner. The row exists only while someone publishes or waits to. */
export function leasesStore(table: Table) {
  return {
    /**
     * Takes a free lease and adds `more` to the requests; undefined if it is held, or (without `more`) if nothing is
     * pending.
     */
    async take(ownerId: string, more: 0 | 1, now: number, limitMs: number) {
      const holder = newId();
      const row = await unlessRefused(
        table.update(keyOf(ownerId), {
          UpdateExpression: 'SET holder = :holder, #until = :until ADD wanted :more',
          ConditionExpression: more === 0 ? isFreeAndPending : isFree,
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: {
            ':holder': holder,
            ':until': now + limitMs,
            ':now': now,
            ':more': more,
          },
        }),
      );
      return row && { ownerId, holder, reading: leaseSchema.parse(row).wanted };
    },

    /** Requests another publication. Returns its number. */
    async requestPublication(ownerId: string): Promise<number> {
      const row = await table.update(keyOf(ownerId), {
        UpdateExpression: 'ADD wanted :one',
        ExpressionAttributeValues: { ':one': 1 },
      });
      return leaseSchema.parse(row).wanted;
    },

    /** Undefined if nothing is pending. */
    async find(ownerId: string): Promise<LeaseRow | undefined> {
      const row = await table.get(keyOf(ownerId));
      return row === undefined ? undefined : leaseSchema.parse(row);
    },

    /** Releases a lease; on success, requests up to its reading are published. No-op if it was lost. */
    async release({ ownerId, holder, reading }: Lease, isPublished: boolean) {
      const isMine = { ConditionExpression: 'holder = :holder' };
      const values = { ':holder': holder };
      if (isPublished) {
        const isLast = {
          ConditionExpression: 'holder = :holder AND wanted = :reading',
          ExpressionAttributeValues: { ...values, ':reading': reading },
        };
        if (await table.deleteIf(keyOf(ownerId), isLast)) return;
      }
      const published = isPublished ? 'SET published = :reading ' : '';
      await unlessRefused(
        table.update(keyOf(ownerId), {
          UpdateExpression: `${published}REMOVE holder, #until`,
          ...isMine,
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ...values, ...(isPublished && { ':reading': reading }) },
        }),
      );
    },
  };
}

export type LeasesStore = ReturnType<typeof leasesStore>;
