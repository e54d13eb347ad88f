import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { idAfter, keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { readCatalogue } from '@menuleaf/shared/server/table/read-catalogue.ts';
import { entitlementOf, planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { type Published, publishedKey, publishedOf } from '../public-menu-store.ts';

/** The number of bulk changes ever started. */
const begunSchema = z.object({ bulk_jobs: z._default(z.number(), 0) });
const bulkJobsOf = (row: unknown) => begunSchema.parse(row ?? {}).bulk_jobs;

const quotaKey = rowKey(keys.quota);
const verifiedKey = rowKey(keys.verifiedEmail);

/** An owner's plan and status, and what is published: read before the catalogue. */
export type OwnerState = {
  isClosed: boolean;
  bulkJobs: number;
  planType: ReturnType<typeof entitlementOf>['planType'];
  hasVerifiedEmail: boolean;
  /** Whether a program of theirs may wait to be told of what is published. */
  hasWebhooks: boolean;
  published: ReadonlyMap<string, Published>;
};

/** What owners saved, for publishing. */
export function ownersStore(table: Table) {
  return {
    async restaurantIds(ownerId: string) {
      const prefix = keys.restaurant.sortPrefix;
      const rows = await table.queryAll(keys.restaurant.pk(ownerId), prefix, ['id']);
      return z
        .array(z.object({ id: z.string() }))
        .parse(rows)
        .map((row) => row.id);
    },

    /** In two requests at once for most. */
    async state(ownerId: string, restaurantIds: readonly string[], now: Date): Promise<OwnerState> {
      const own = [closedAccountKey, quotaKey, planKey, verifiedKey].map((key) => key(ownerId));
      const [rows, webhooks] = await Promise.all([
        table.getSeveral([...own, ...restaurantIds.map(publishedKey)]),
        table.queryAll(keys.webhook.pk(ownerId), '', ['sk']),
      ]);
      const [closed, quota, plan, verified, ...published] = rows;
      return {
        isClosed: closed !== undefined,
        bulkJobs: bulkJobsOf(quota),
        planType: entitlementOf(plan, now).planType,
        hasVerifiedEmail: verified !== undefined,
        hasWebhooks: webhooks.length > 0,
        published: new Map(
          restaurantIds.flatMap((id, at) => {
            const found = publishedOf(published[at]);
            return found ? [[id, found] as const] : [];
          }),
        ),
      };
    },

    /**
     * An owner's catalogue as of one moment after `state` was read; undefined during a bulk change, or if one started
     * meanwhile. Empty for a closed account, whatever data remains.
     */
    async catalogue(ownerId: string, { isClosed, bulkJobs }: OwnerState) {
      if (isClosed) return readCatalogue([]);
      const rows = await table.queryAll(keys.restaurant.pk(ownerId));
      if (rows.some(({ sk }) => idAfter(keys.bulk.sortPrefix, sk))) return undefined;
      const still = bulkJobsOf(await table.get(quotaKey(ownerId)));
      return still === bulkJobs ? readCatalogue(rows) : undefined;
    },
  };
}

export type OwnersStore = ReturnType<typeof ownersStore>;
