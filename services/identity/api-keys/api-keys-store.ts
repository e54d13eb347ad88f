import type { ApiKey } from '@menuleaf/shared/contracts/api-keys.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import {
  apiKeysKey,
  type StoredApiKey,
  storedApiKeys,
} from '@menuleaf/shared/server/session/api-key.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { refusalsOf, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import type { QueuedMessage } from '../queued-message.ts';

/** The keys as read, with their revision. */
type KeysSnapshot = { all: Readonly<Record<string, StoredApiKey>>; revision: number | undefined };

const use = z.object({ sk: z.string(), used_on: z.string() });

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  is_enabled: z.boolean(),
  created_at: z.string(),
});

const unchanged = (revision: number | undefined) =>
  revision === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'revision = :seen',
        ExpressionAttributeValues: { ':seen': revision },
      };

/** Accounts' API keys: metadata and hashes, never the keys. */
export function apiKeysStore(table: Table) {
  async function seen(accountId: string): Promise<KeysSnapshot> {
    const row = await table.get(apiKeysKey(accountId));
    const { api_keys, revision } = row ? storedApiKeys.parse(row) : {};
    return { all: api_keys ?? {}, revision };
  }

  return {
    keysSeen: seen,

    /** Newest first. */
    async apiKeys(accountId: string): Promise<ApiKey[]> {
      const [{ all }, rows] = await Promise.all([
        seen(accountId),
        table.queryAll(keys.apiKeyUse.pk(accountId)),
      ]);
      const used = new Map(
        z
          .array(use)
          .parse(rows)
          .map(({ sk, used_on }) => [sk, used_on]),
      );
      return Object.entries(all)
        .map(([id, { hash: _hash, ...key }]) => ({
          id,
          ...key,
          last_used_on: used.get(id) ?? null,
        }))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },

    /** The account's webhooks, without secrets: this service cannot read those. */
    async webhooks(accountId: string) {
      return z.array(webhook).parse(await table.queryAll(keys.webhook.pk(accountId)));
    },

    /** Adds a key and mails a notice. `conflict` if the keys changed meanwhile, `closed` if the account is closed. */
    async addApiKey(
      accountId: string,
      { all, revision }: KeysSnapshot,
      added: { id: string; key: StoredApiKey; mail: Mail & { id: string } },
      now: Date,
    ): Promise<'added' | 'conflict' | 'closed'> {
      const { id: mailId, ...content } = added.mail;
      const message: QueuedMessage = { kind: 'mail', ...content };
      const row = { api_keys: { ...all, [added.id]: added.key }, revision: (revision ?? 0) + 1 };
      const failed = await refusalsOf(
        table.transact([
          mustBeOpen(accountId),
          { Put: { Item: { ...apiKeysKey(accountId), ...row }, ...unchanged(revision) } },
          queueMail(keys.identityMail, mailId, message, now),
        ]),
      );
      if (failed.length === 0) return 'added';
      return failed.includes(0) ? 'closed' : 'conflict';
    },

    /** Returns whether it existed. */
    async removeApiKey(accountId: string, id: string): Promise<boolean> {
      return wasMade(
        table.update(apiKeysKey(accountId), {
          UpdateExpression: 'SET revision = revision + :one REMOVE api_keys.#id',
          ConditionExpression: 'attribute_exists(api_keys.#id)',
          ExpressionAttributeNames: { '#id': id },
          ExpressionAttributeValues: { ':one': 1 },
        }),
      );
    },
  };
}

export type ApiKeysStore = ReturnType<typeof apiKeysStore>;
