import * as z from 'zod/mini';
import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { notAuthenticated } from '@menuleaf/shared/server/http-error.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';

export const storedPlan = z.object({
  ...planItemSchema.shape,
  user_id: z.string(),
  customer_id: z.string(),
  subscription_id: z.nullable(z.string()),
  /** The checkout that last paid for it. */
  session_id: z.nullable(z.string()),
  /** The day under which the schedule finds it, if it ever ends. */
  due_day: z._default(z.nullable(z.string()), null),
  version: z.number(),
});
export type StoredPlan = z.infer<typeof storedPlan>;

const contactCard = z.object({ full_name: z.string(), email: z.string() });
const checkoutAttempt = z.object({ attempt: z.string() });
const dueRow = z.object({ sk: z.string() });
const cursorSchema = z.object({ event_id: z.nullable(z.string()), day: z.string() });
export type Cursor = z.infer<typeof cursorSchema>;

/** Provider's events are kept to know them again: as long as it lists them (Stripe: 30 days). */
const eventRetention = 30 * 86_400;
/** Longer than a checkout stays open (24 h), so that there are never two open ones. */
const attemptLifetime = 25 * 3600;

/** DynamoDB's bound of one BatchGetItem. */
const mostKeys = 100;

const eventKey = (id: string) => ({ pk: keys.billingEvent.pk(id), sk: keys.billingEvent.sk() });
const attemptKey = (userId: string) => ({
  pk: keys.billingCheckout.pk(userId),
  sk: keys.billingCheckout.sk(),
});
const dueKey = (day: string, userId: string) => ({
  pk: keys.planDue.pk(day),
  sk: keys.planDue.sk(userId),
});
const cursorKey = { pk: keys.billingCursor.pk(), sk: keys.billingCursor.sk() };
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** The row that makes the schedule look at a plan moves with the plan, in the same transaction. */
function moveDue(before: StoredPlan | undefined, after: StoredPlan): WriteAction[] {
  const [from, to] = [before?.due_day ?? null, after.due_day];
  if (from === to) return [];
  return [
    ...(from === null ? [] : [{ Delete: { Key: dueKey(from, after.user_id) } }]),
    ...(to === null ? [] : [{ Put: { Item: dueKey(to, after.user_id) } }]),
  ];
}

/** Holds as long as the plan is what was read as `before`. */
const unchanged = (before: StoredPlan | undefined) =>
  before
    ? {
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: { ':before': before.version },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** The only place of this service that speaks DynamoDB. */
export function billingStore(table: Table) {
  /** `otherwise` is for a condition that another action than the first has failed. */
  const unlessOvertaken = async (
    actions: WriteAction[],
    otherwise?: () => never,
  ): Promise<boolean> => {
    try {
      await table.transact(actions);
      return true;
    } catch (error) {
      const failed = failedConditions(error);
      if (!failed) throw error;
      return failed.includes(0) ? false : (otherwise?.() ?? false);
    }
  };

  return {
    async plan(userId: string): Promise<StoredPlan | undefined> {
      const row = await table.get(planKey(userId));
      return row === undefined ? undefined : storedPlan.parse(row);
    },

    /**
     * Replaces what was read as `before`. Returns false when somebody else has replaced it meanwhile; a closed account
     * gets no new plan any more: refuses 401.
     */
    async replacePlan(before: StoredPlan | undefined, after: StoredPlan): Promise<boolean> {
      const Item = { ...planKey(after.user_id), ...after };
      const put = { Put: { Item, ...unchanged(before) } };
      const isOpen = before ? [] : [mustBeOpen(after.user_id)];
      return unlessOvertaken([put, ...isOpen, ...moveDue(before, after)], () => {
        throw notAuthenticated();
      });
    },

    /** Forgets an owner. Returns false when somebody else has changed the plan meanwhile. */
    removePlan(before: StoredPlan): Promise<boolean> {
      const { user_id: userId, due_day: day } = before;
      return unlessOvertaken([
        { Delete: { Key: planKey(userId), ...unchanged(before) } },
        ...(day === null ? [] : [{ Delete: { Key: dueKey(day, userId) } }]),
      ]);
    },

    async forgetAttempt(userId: string) {
      await table.delete(attemptKey(userId));
    },

    /** Whose plan is due on that day. */
    async dueOn(day: string): Promise<string[]> {
      const rows = await table.queryAll(keys.planDue.pk(day));
      return rows.map((row) => dueRow.parse(row).sk);
    },

    /** Who is written to about the plan of an account: its owner, also where it was handed over. */
    async contactCard(userId: string) {
      const cardKey = (id: string) => ({ pk: keys.contactCard.pk(id), sk: keys.contactCard.sk() });
      const ownerKey = { pk: keys.accountOwner.pk(userId), sk: keys.accountOwner.sk() };
      const [handedTo, ownCard] = await table.getSeveral([ownerKey, cardKey(userId)]);
      const row = handedTo ? await table.get(cardKey(z.string().parse(handedTo.user_id))) : ownCard;
      return row === undefined ? undefined : contactCard.parse(row);
    },

    /**
     * The attempt at a checkout that is under way, or `fresh` if there is none: whoever asks meanwhile gets the same.
     * `used` is one that led to nothing any more, which `fresh` replaces unless another one has already.
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

    /** Those of the events that were not dealt with yet. */
    async unknownEvents(eventIds: string[]): Promise<Set<string>> {
      const unknown = new Set<string>();
      for (let from = 0; from < eventIds.length; from += mostKeys) {
        const asked = eventIds.slice(from, from + mostKeys);
        const rows = await table.getSeveral(asked.map(eventKey));
        for (const [at, id] of asked.entries()) if (rows[at] === undefined) unknown.add(id);
      }
      return unknown;
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
