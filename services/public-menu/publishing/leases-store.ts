import { isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';

const leaseSchema = z.object({
  /** How often somebody had something of this owner's to publish. */
  wanted: z.number(),
  /** Up to which of these it was published. */
  published: z._default(z.number(), 0),
  /** Who holds the lease, and until when at most, in milliseconds since 1970; absent while it is nobody's. */
  holder: z.optional(z.string()),
  until: z._default(z.number(), 0),
});
type LeaseRow = z.infer<typeof leaseSchema>;

/** `reading`: what was wanted up to here is in a catalogue that is see from now on. */
export type Lease = { ownerId: string; holder: string; reading: number };

const keyOf = (ownerId: string) => ({
  pk: keys.publishingLease.pk(ownerId),
  sk: keys.publishingLease.sk(),
});

const isNobodys = '(attribute_not_exists(holder) OR #until < :now)';
/** For who waited: what was wanted may have been published meanwhile, and the row with it. */
const isStillWanted = `attribute_exists(wanted) AND ${isNobodys}`;

async function unlessFailed<Of>(work: Promise<Of>): Promise<Of | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isConditionFailed(error)) return undefined;
    throw error;
  }
}

/** Who holds the lease to publish an owner. The row is there only while somebody publishes, or waits to. */
export function leasesStore(table: Table) {
  return {
    /** Takes the lease where it is nobody's, counting up what is wanted by so many; undefined where it is somebody's, or nothing is wanted. */
    async take(ownerId: string, more: 0 | 1, now: number, limitMs: number) {
      const holder = newId();
      const row = await unlessFailed(
        table.update(keyOf(ownerId), {
          UpdateExpression: 'SET holder = :holder, #until = :until ADD wanted :more',
          ConditionExpression: more === 0 ? isStillWanted : isNobodys,
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

    /** Says that something more is to be published. Returns its number. */
    async want(ownerId: string): Promise<number> {
      const row = await table.update(keyOf(ownerId), {
        UpdateExpression: 'ADD wanted :one',
        ExpressionAttributeValues: { ':one': 1 },
      });
      return leaseSchema.parse(row).wanted;
    },

    /** Undefined where all that was wanted is published. */
    async find(ownerId: string): Promise<LeaseRow | undefined> {
      const row = await table.get(keyOf(ownerId));
      return row === undefined ? undefined : leaseSchema.parse(row);
    },

    /** Ends a lease; what was wanted before its reading is published, if it was. One that was lost is left alone. */
    async end({ ownerId, holder, reading }: Lease, isPublished: boolean) {
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
      await unlessFailed(
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
