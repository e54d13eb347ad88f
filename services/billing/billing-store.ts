import * as z from 'zod/mini';
import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { notAuthenticated } from '@menuleaf/shared/server/http-error.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { isConditionFailed, refusalsOf } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';

export const storedPlan = z.object({
  ...planItemSchema.shape,
  user_id: z.string(),
  customer_id: z.string(),
  subscription_id: z.nullable(z.string()),
  /** The last checkout that paid for it. */
  session_id: z.nullable(z.string()),
  /** The day the schedule checks it, if it ends. */
  due_day: z._default(z.nullable(z.string()), null),
  version: z.number(),
});
export type StoredPlan = z.infer<typeof storedPlan>;

const contactCard = z.object({ full_name: z.string(), email: z.string() });
const checkoutAttempt = z.object({ attempt: z.string() });
const dueRow = z.object({ sk: z.string() });
const cursorSchema = z.object({
  event_id: z.nullable(z.string()),
  /** Events up to it that could not be applied. */
  failed: z._default(z.array(z.string()), []),
  day: z.string(),
});
export type Cursor = z.infer<typeof cursorSchema>;

/** Event ids are kept for deduplication while the provider lists events (Stripe: 30 days). */
const eventRetention = 30 * 86_400;
/** Outlasts an open checkout (24 h), so there are never two. */
const attemptLifetime = 25 * 3600;

const eventKey = rowKey(keys.billingEvent);
const attemptKey = rowKey(keys.billingCheckout);
const dueKey = rowKey(keys.planDue);
const cursorKey = rowKey(keys.billingCursor)();
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** Moves the plan's due row, which the schedule reads, in the plan's transaction. */
function dueRowWrites(before: StoredPlan | undefined, after: StoredPlan): WriteAction[] {
  const [from, to] = [before?.due_day ?? null, after.due_day];
  if (from === to) return [];
  return [
    ...(from === null ? [] : [{ Delete: { Key: dueKey(from, after.user_id) } }]),
    ...(to === null ? [] : [{ Put: { Item: dueKey(to, after.user_id) } }]),
  ];
}

/** Condition: the plan is still `before`. */
const unchanged = (before: StoredPlan | undefined) =>
  before
    ? {
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: { ':before': before.version },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** This service's DynamoDB access. */
export function billingStore(table: Table) {
  /** `otherwise` runs if only conditions after the first failed. */
  const transactIfUnchanged = async (
    actions: WriteAction[],
    otherwise?: () => never,
  ): Promise<boolean> => {
    const failed = await refusalsOf(table.transact(actions));
    if (failed.length > 0 && !failed.includes(0)) otherwise?.();
    return failed.length === 0;
  };

  return {
    async plan(userId: string): Promise<StoredPlan | undefined> {
      const row = await table.get(planKey(userId));
      return row === undefined ? undefined : storedPlan.parse(row);
    },

    /** Replaces the plan if it is still `before`; else returns false. Throws 401 for a new plan on a closed account. */
    async replacePlan(before: StoredPlan | undefined, after: StoredPlan): Promise<boolean> {
      const Item = { ...planKey(after.user_id), ...after };
      const put = { Put: { Item, ...unchanged(before) } };
      const isOpen = before ? [] : [mustBeOpen(after.user_id)];
      return transactIfUnchanged([put, ...isOpen, ...dueRowWrites(before, after)], () => {
        throw notAuthenticated();
      });
    },

    /** Deletes an owner's plan. Returns false if it has changed meanwhile. */
    removePlan(before: StoredPlan): Promise<boolean> {
      const { user_id: userId, due_day: day } = before;
      return transactIfUnchanged([
        { Delete: { Key: planKey(userId), ...unchanged(before) } },
        ...(day === null ? [] : [{ Delete: { Key: dueKey(day, userId) } }]),
      ]);
    },

    async forgetAttempt(userId: string) {
      await table.delete(attemptKey(userId));
    },

    /** Owners with a plan due then. */
    async dueOn(day: string): Promise<string[]> {
      const rows = await table.queryAll(keys.planDue.pk(day));
      return rows.map((row) => dueRow.parse(row).sk);
    },

    /** The contact for an account's plan: its owner, also after a handover. */
    async contactCard(userId: string) {
      const cardKey = rowKey(keys.contactCard);
      const ownerKey = rowKey(keys.accountOwner)(userId);
      const [handedTo, ownCard] = await table.getSeveral([ownerKey, cardKey(userId)]);
      const row = handedTo ? await table.get(cardKey(z.string().parse(handedTo.user_id))) : ownCard;
      return row === undefined ? undefined : contactCard.parse(row);
    },

    /**
     * The current checkout attempt, or `fresh` if there is none: concurrent callers get the same one. `fresh` also
     * replaces a `used` attempt, unless another call already has.
     */
    async checkoutAttempt(userId: string, fresh: string, now: Date, used = ''): Promise<string> {
      const expires_at = seconds(now) + attemptLifetime;
      try {
        await table.put(
          { ...attemptKey(userId), attempt: fresh, expires_at },
          {
            ConditionExpression:
              'attribute_not_exists(pk) OR expires_at <= :now OR attempt = :used',
            ExpressionAttributeValues: { ':now': seconds(now), ':used': used },
          },
        );
        return fresh;
      } catch (error) {
        if (!isConditionFailed(error)) throw error;
        const standing = await table.get(attemptKey(userId));
        return checkoutAttempt.safeParse(standing).data?.attempt ?? fresh;
      }
    },

    async knowsEvent(eventId: string): Promise<boolean> {
      return (await table.get(eventKey(eventId))) !== undefined;
    },

    /** The events not yet processed. */
    async unknownEvents(eventIds: string[]): Promise<Set<string>> {
      const rows = await table.getSeveral(eventIds.map(eventKey));
      return new Set(eventIds.filter((_, at) => rows[at] === undefined));
    },

    async rememberEvent(eventId: string, now: Date) {
      await table.put({ ...eventKey(eventId), expires_at: seconds(now) + eventRetention });
    },

    async cursor(): Promise<Cursor | undefined> {
      return cursorSchema.safeParse(await table.get(cursorKey)).data;
    },

    async moveCursor(cursor: Cursor) {
      await table.put({ ...cursorKey, ...cursor });
    },
  };
}

export type BillingStore = ReturnType<typeof billingStore>;
