import * as z from 'zod';
import { planItemSchema } from '@menuleaf/shared/plans/entitlement.ts';
import { planKey } from '@menuleaf/shared/plans/stored-plan.ts';
import { isConditionFailed } from '@menuleaf/shared/table/conditions.ts';
import { keys } from '@menuleaf/shared/table/keys.ts';
import type { Table } from '@menuleaf/shared/table/table.ts';

export const storedPlan = planItemSchema.extend({
  user_id: z.string(),
  customer_id: z.string(),
  subscription_id: z.string().nullable(),
  /** The checkout that last paid for it. */
  session_id: z.string().nullable(),
  version: z.number(),
});
export type StoredPlan = z.infer<typeof storedPlan>;

const contactCard = z.object({ full_name: z.string(), email: z.string() });
const checkoutAttempt = z.object({ attempt: z.string() });

/** Provider's events are kept to know them again: longer than it goes on sending one (Stripe: 3 days). */
const eventRetention = 30 * 86_400;
/** The provider remembers an idempotency key for a day. */
const attemptLifetime = 23 * 3600;

const eventKey = (id: string) => ({ pk: keys.billingEvent.pk(id), sk: keys.billingEvent.sk() });
const attemptKey = (userId: string) => ({
  pk: keys.billingCheckout.pk(userId),
  sk: keys.billingCheckout.sk(),
});
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** The only place of this service that speaks DynamoDB. */
export function billingStore(table: Table) {
  return {
    async plan(userId: string): Promise<StoredPlan | undefined> {
      const row = await table.get(planKey(userId));
      return row === undefined ? undefined : storedPlan.parse(row);
    },

    /** Replaces what was read as `before`. Answers false when somebody else has replaced it meanwhile. */
    async replacePlan(before: StoredPlan | undefined, after: StoredPlan): Promise<boolean> {
      const unchanged = before
        ? {
            ConditionExpression: 'version = :before',
            ExpressionAttributeValues: { ':before': before.version },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' };
      try {
        await table.put({ ...planKey(after.user_id), ...after }, unchanged);
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    },

    async contactCard(userId: string) {
      const key = { pk: keys.contactCard.pk(userId), sk: keys.contactCard.sk() };
      const row = await table.get(key);
      return row === undefined ? undefined : contactCard.parse(row);
    },

    /** The attempt at a checkout that is under way: whoever asks meanwhile gets the same one. */
    async checkoutAttempt(userId: string, fresh: string, now: Date): Promise<string> {
      try {
        await table.put(
          {
            ...attemptKey(userId),
            attempt: fresh,
            expires_at: seconds(now) + attemptLifetime,
          },
          {
            ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
            ExpressionAttributeValues: { ':now': seconds(now) },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        );
        return fresh;
      } catch (error) {
        if (!isConditionFailed(error)) throw error;
        const standing = await table.get(attemptKey(userId));
        return checkoutAttempt.safeParse(standing).data?.attempt ?? fresh;
      }
    },

    /** Ends an attempt, so that the next one is a new one. */
    async endAttempt(userId: string) {
      await table.delete(attemptKey(userId));
    },

    async knowsEvent(eventId: string) {
      return (await table.get(eventKey(eventId))) !== undefined;
    },

    async rememberEvent(eventId: string, now: Date) {
      await table.put({ ...eventKey(eventId), expires_at: seconds(now) + eventRetention });
    },
  };
}

export type BillingStore = ReturnType<typeof billingStore>;
