import {
  webhookEvents,
  type WebhookEvent,
} from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { refusalsOf, unlessRefused, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table } from '@menuleaf/shared/server/table/table.ts';
import { countTry } from '@menuleaf/shared/server/table/throttle-store.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import * as z from 'zod/mini';
import { plans, type PlanType } from '@menuleaf/shared/plans/plans.ts';

/**
 * Ids of webhooks paused by the plan's limit: all enabled ones except the oldest. On Pro they resume; events missed
 * meanwhile are not sent.
 */
export function pausedWebhooks(webhooks: readonly Webhook[], plan: PlanType): ReadonlySet<string> {
  const on = webhooks.filter(({ is_enabled }) => is_enabled);
  const oldest = on.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return new Set(oldest.slice(plans[plan].webhooks).map(({ id }) => id));
}

/** Whether the plan must be read: if every plan allows this many, none is paused. */
export const mayBePaused = (webhooks: readonly Webhook[]) =>
  pausedWebhooks(webhooks, 'free').size > 0;

const storedWebhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_enabled: z.boolean(),
  created_at: z.string(),
  failing_since: z._default(z.nullable(z.string()), null),
  stopped_at: z._default(z.nullable(z.string()), null),
  is_gone: z._default(z.boolean(), false),
});

/** Nothing but what is sent by hand goes to it until then: it failed, or its server asked for that. */
const storedPause = z.object({ paused_until: z.optional(z.string()) });

const storedSecret = z.object({
  secret: z.string(),
  /** The one before, which signs too until then. */
  previous: z.optional(z.string()),
  previous_until: z.optional(z.string()),
});

/** Milliseconds in which a replaced secret signs beside the new one: the usual day, as Stripe and Svix have it. */
const bothSignMs = 24 * 3_600_000;

const keyOf = rowKey(keys.webhook);
const secretKey = rowKey(keys.webhookSecret);

/** The account's total. */
const countKey = (accountId: string) => secretKey(accountId, 'COUNT');

/** Rate limit for manual messages: enough for testing, too low for abuse. */
const byHand = { tries: 60, windowSeconds: 3600 };

/** Seconds the note about a disabled webhook is kept. */
const stopNoteSeconds = 30 * 86_400;

type Changes = {
  url?: string | undefined;
  events?: WebhookEvent[] | undefined;
  is_enabled?: boolean | undefined;
};

/** Accounts' webhooks. */
export function webhooksStore(table: Table) {
  async function updateIf(key: Key, change: Parameters<Table['update']>[1]) {
    const row = await unlessRefused(table.update(key, change));
    return row && storedWebhook.parse(row);
  }

  async function webhook(accountId: string, id: string): Promise<Webhook | undefined> {
    const row = await table.get(keyOf(accountId, id));
    return row && storedWebhook.parse(row);
  }

  return {
    webhook,

    /** Oldest first. */
    async webhooks(accountId: string): Promise<Webhook[]> {
      const rows = z.array(storedWebhook).parse(await table.queryAll(keys.webhook.pk(accountId)));
      return rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
    },

    /** A webhook with its signing secrets, the newest first. */
    async signing(accountId: string, id: string, now: Date) {
      const places = [keyOf(accountId, id), secretKey(accountId, id)];
      const [row, secretRow] = await table.getSeveral(places);
      if (!row || !secretRow) return undefined;
      const { secret, previous, previous_until: until = '' } = storedSecret.parse(secretRow);
      const isLeft = previous !== undefined && now.toISOString() < until;
      return {
        webhook: storedWebhook.parse(row),
        pausedUntil: storedPause.parse(row).paused_until,
        secrets: isLeft ? [secret, previous] : [secret],
      };
    },

    /** A new secret; the one before signs too for a day. Undefined if there is no such webhook. */
    async replaceSecret(accountId: string, id: string, secret: string, now: Date) {
      const wasReplaced = await wasMade(
        table.update(secretKey(accountId, id), {
          UpdateExpression: 'SET previous = secret, previous_until = :until, secret = :secret',
          ConditionExpression: 'attribute_exists(secret)',
          ExpressionAttributeValues: {
            ':until': new Date(now.getTime() + bothSignMs).toISOString(),
            ':secret': secret,
          },
        }),
      );
      return wasReplaced ? webhook(accountId, id) : undefined;
    },

    pause: (accountId: string, id: string, until: Date) =>
      updateIf(keyOf(accountId, id), {
        ...setting({ paused_until: until.toISOString() }),
        ConditionExpression: 'attribute_exists(pk)',
      }),

    /** `full` if the limit is reached, even under concurrency; `closed` if the account is closed. */
    async addWebhook(
      accountId: string,
      webhook: Webhook,
      { secret, limit }: { secret: string; limit: number },
    ): Promise<'added' | 'full' | 'closed'> {
      const failed = await refusalsOf(
        table.transact([
          mustBeOpen(accountId),
          {
            Update: {
              Key: countKey(accountId),
              UpdateExpression: 'ADD webhooks :one',
              ConditionExpression: 'attribute_not_exists(webhooks) OR webhooks < :limit',
              ExpressionAttributeValues: { ':one': 1, ':limit': limit },
            },
          },
          { Put: { Item: { ...keyOf(accountId, webhook.id), ...webhook } } },
          { Put: { Item: { ...secretKey(accountId, webhook.id), secret } } },
        ]),
      );
      if (failed.length === 0) return 'added';
      return failed.includes(0) ? 'closed' : 'full';
    },

    /** Enabling clears earlier failures, and any change the pause after one. Undefined if there is no such webhook. */
    async changeWebhook(accountId: string, id: string, changes: Changes) {
      const anew = changes.is_enabled
        ? { failing_since: null, stopped_at: null, is_gone: false }
        : {};
      const given = Object.entries({ ...changes, ...anew }).filter(([, to]) => to !== undefined);
      if (given.length === 0) return webhook(accountId, id);
      return updateIf(keyOf(accountId, id), {
        ...setting({ ...Object.fromEntries(given), paused_until: undefined }),
        ConditionExpression: 'attribute_exists(pk)',
      });
    },

    /** Returns whether it existed. */
    async removeWebhook(accountId: string, id: string): Promise<boolean> {
      return wasMade(
        table.transact([
          { Delete: { Key: keyOf(accountId, id), ConditionExpression: 'attribute_exists(pk)' } },
          { Delete: { Key: secretKey(accountId, id) } },
          {
            Update: {
              Key: countKey(accountId),
              UpdateExpression: 'ADD webhooks :less',
              ExpressionAttributeValues: { ':less': -1 },
            },
          },
        ]),
      );
    },

    /** Records when failures began, or null after a success, which ends the pause; called only on a change. */
    noteHealth: (accountId: string, id: string, failing_since: string | null) =>
      updateIf(keyOf(accountId, id), {
        ...setting({ failing_since, ...(failing_since === null && { paused_until: undefined }) }),
        ConditionExpression: 'attribute_exists(pk)',
      }),

    /** Disables it and leaves its owner a note, once. */
    async stop(accountId: string, { id, url }: Webhook, now: Date, is_gone: boolean) {
      const stopped_at = now.toISOString();
      const note = { webhook_id: id, stopped_at, host: new URL(url).hostname, is_gone };
      const place = rowKey(keys.webhookStop)(accountId, id, stopped_at);
      const expires_at = Math.floor(now.getTime() / 1000) + stopNoteSeconds;
      // The owner or another sender was first.
      await unlessRefused(
        table.transact([
          {
            Update: {
              Key: keyOf(accountId, id),
              ...setting({ is_enabled: false, stopped_at, is_gone }, { ':yes': true }),
              ConditionExpression: 'is_enabled = :yes',
            },
          },
          { Put: { Item: { ...place, ...note, expires_at } } },
        ]),
      );
    },

    countByHand: (accountId: string, now: Date) =>
      countTry(table, rowKey(keys.webhookThrottle)(accountId), byHand, now),
  };
}

export type WebhooksStore = ReturnType<typeof webhooksStore>;
