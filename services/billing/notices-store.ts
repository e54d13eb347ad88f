import { type PlanItem, planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import * as z from 'zod/mini';

/** Milliseconds: longer than a notifying function runs. */
const leaseMs = 60_000;

const row = z.object({
  told_version: z.optional(z.number()),
  told: z.optional(planItemSchema),
});

const keyOf = rowKey(keys.billingNotice);

/** The last notice sent to each owner. */
export function noticesStore(table: Table) {
  const lastNotice = async (userId: string) => row.parse((await table.get(keyOf(userId))) ?? {});

  return {
    /**
     * Takes the lease to notify of this plan version, with the last notice. `told` if this or a newer version was sent;
     * `busy` while another worker has it.
     */
    async takeLease(userId: string, version: number, now: Date) {
      const until = now.getTime() + leaseMs;
      try {
        const found = await table.update(keyOf(userId), {
          ...setting({ telling_until: until }, { ':version': version, ':now': now.getTime() }),
          ConditionExpression:
            '(attribute_not_exists(told_version) OR told_version < :version) AND (attribute_not_exists(telling_until) OR telling_until <= :now)',
        });
        return row.parse(found);
      } catch (error) {
        if (!isConditionFailed(error)) throw error;
        const { told_version: last = -1 } = await lastNotice(userId);
        return last >= version ? ('told' as const) : ('busy' as const);
      }
    },

    async complete(userId: string, version: number, plan: PlanItem) {
      const told = planItemSchema.parse(plan);
      const notice = setting({ told_version: version, told, telling_until: undefined });
      await table.update(keyOf(userId), notice);
    },

    /** Sending failed: releases the lease for a retry at once. */
    async releaseLease(userId: string) {
      await table.update(keyOf(userId), setting({ telling_until: 0 }));
    },

    async forget(userId: string) {
      await table.delete(keyOf(userId));
    },
  };
}

export type NoticesStore = ReturnType<typeof noticesStore>;
