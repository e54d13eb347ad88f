import { notAuthenticated } from '@menuleaf/shared/server/http-error.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import {
  failedConditions,
  isConditionFailed,
  isTransient,
  unlessRefused,
} from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import type { Growth } from './catalogue-diff.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { quotaKey } from './write-actions.ts';

/** The revision and the count of each kind, updated in the same transaction. */
const structureSchema = z.object({
  structure: z.optional(z.number()),
  restaurants: z._default(z.number(), 0),
  menus: z._default(z.number(), 0),
  categories: z._default(z.number(), 0),
  items: z._default(z.number(), 0),
  lease_of: z.optional(z.string()),
  lease_until: z.optional(z.number()),
  open_jobs: z.optional(z.set(z.string())),
});

/** The part that every change reads. */
export type Structure = {
  /** Undefined before the first change. */
  revision: number | undefined;
  counts: Record<Counted, number>;
  /** The lease holder, and the expiry in epoch milliseconds. */
  lease: { of: string; until: number } | undefined;
  /** Bulk jobs still to end: some of their rows are as before. */
  openJobs: string[];
};

function structureOf(row: unknown): Structure {
  const {
    structure: revision,
    lease_of,
    lease_until,
    open_jobs = new Set(),
    ...counts
  } = structureSchema.parse(row ?? {});
  const hasLease = lease_of !== undefined && lease_until !== undefined;
  const lease = hasLease ? { of: lease_of, until: lease_until } : undefined;
  return { revision, counts, lease, openJobs: [...open_jobs] };
}

/** Lease duration in milliseconds; a change takes a few hundred. Limits the delay if the holder dies. */
const leaseMs = 2000;

const takeLease = 'SET lease_of = :of, lease_until = :until';
const leaseValues = (of: string, from: Date) => ({ ':of': of, ':until': from.getTime() + leaseMs });

const idempotencyRecordSchema = z.object({
  fingerprint: z.string(),
  ids: z.array(z.string()),
  expires_at: z.number(),
});
type IdempotencyRecord = Pick<z.infer<typeof idempotencyRecordSchema>, 'fingerprint' | 'ids'>;

/** Seconds a key is remembered: a day. */
const idempotencyLifetime = 86_400;
const idempotencyRecordKey = rowKey(keys.once);

/** Transaction write: stores what a call with this key has created. */
export function putIdempotencyRecord(
  ownerId: string,
  key: string,
  once: IdempotencyRecord,
  now: Date,
): WriteAction {
  const expires_at = Math.floor(now.getTime() / 1000) + idempotencyLifetime;
  return {
    Put: {
      Item: { ...idempotencyRecordKey(ownerId, key), ...once, expires_at },
      // Expired rows may linger until DynamoDB's TTL removes them.
      ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
      ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
    },
  };
}

export type Change = {
  growth: Growth;
  writes: WriteAction[];
  /** Ids of its jobs: the publisher and other changes wait for them. */
  jobs?: string[];
  /** Its lease, to be released or, if `from` a time, held until its jobs are done. */
  lease?: { of: string; from?: Date } | undefined;
};

/** Increments the revision, if it is still `seen`. */
function nextRevision(
  ownerId: string,
  seen: number | undefined,
  { growth, jobs = [], lease }: Change,
): WriteAction {
  const steps: { name: string; by: number | Set<string> }[] = [
    { name: 'structure', by: 1 },
    ...(jobs.length > 0
      ? [
          { name: 'bulk_jobs', by: jobs.length },
          { name: 'open_jobs', by: new Set(jobs) },
        ]
      : []),
    ...growth.map(({ kind, by }) => ({ name: kind, by })),
  ];
  return {
    Update: {
      Key: quotaKey(ownerId),
      UpdateExpression: `ADD ${steps.map(({ name }) => `#${name} :${name}`).join(', ')}${
        lease ? (lease.from ? ` ${takeLease}` : ' REMOVE lease_of, lease_until') : ''
      }`,
      ConditionExpression:
        seen === undefined ? 'attribute_not_exists(#structure)' : '#structure = :seen',
      ExpressionAttributeNames: Object.fromEntries(steps.map(({ name }) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(steps.map(({ name, by }) => [`:${name}`, by])),
        ...(seen !== undefined && { ':seen': seen }),
        ...(lease?.from && leaseValues(lease.of, lease.from)),
      },
    },
  };
}

/** Guards an owner's whole catalogue with one revision (optimistic locking). */
export function structureStore(table: Table) {
  return {
    /** Must be read before a decision's other data. */
    structure: async (ownerId: string): Promise<Structure> =>
      structureOf(await table.get(quotaKey(ownerId))),

    /** Takes or extends the lease and reads the structure; undefined if another caller holds it. */
    async takeLease(ownerId: string, of: string, now: Date): Promise<Structure | undefined> {
      try {
        const row = await table.update(quotaKey(ownerId), {
          UpdateExpression: takeLease,
          ConditionExpression:
            'attribute_exists(structure) AND (attribute_not_exists(lease_of) OR lease_of = :of OR lease_until <= :now)',
          ExpressionAttributeValues: { ...leaseValues(of, now), ':now': now.getTime() },
        });
        return structureOf(row);
      } catch (error) {
        if (isConditionFailed(error) || isTransient(error)) return undefined;
        throw error;
      }
    },

    /** Releases a lease early; no-op if another caller holds it by now. */
    async releaseLease(ownerId: string, of: string): Promise<void> {
      await unlessRefused(
        table.update(quotaKey(ownerId), {
          UpdateExpression: 'REMOVE lease_of, lease_until',
          ConditionExpression: 'lease_of = :of',
          ExpressionAttributeValues: { ':of': of },
        }),
      );
    },

    /** What a call with this key created, within the last day. */
    async idempotencyRecord(
      ownerId: string,
      key: string,
      now: Date,
    ): Promise<IdempotencyRecord | undefined> {
      const row = await table.get(idempotencyRecordKey(ownerId, key));
      const once = row && idempotencyRecordSchema.parse(row);
      return once && once.expires_at * 1000 > now.getTime() ? once : undefined;
    },

    /**
     * Commits all writes (at most 99) if the revision is still `seen`. Returns whether it did. Throws 401 once the
     * account is closed: closing deletes the revision, and no new one can start.
     */
    async commit(ownerId: string, seen: number | undefined, change: Change): Promise<boolean> {
      try {
        const revision = nextRevision(ownerId, seen, change);
        const isOpen = seen === undefined ? [mustBeOpen(ownerId)] : [];
        await table.transact([revision, ...isOpen, ...change.writes]);
        return true;
      } catch (error) {
        const isClosed = seen === undefined && failedConditions(error)?.includes(1);
        if (isClosed) throw notAuthenticated();
        if (failedConditions(error) || isTransient(error)) return false;
        throw error;
      }
    },
  };
}
