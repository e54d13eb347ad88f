import type { ApiKey } from '@menuleaf/shared/contracts/api-keys.ts';
import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import { queueMail } from '@menuleaf/shared/server/mail/mail-queue-store.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import {
  apiKeysKey,
  type StoredApiKey,
  storedApiKeys,
} from '@menuleaf/shared/server/session/api-key.ts';
import { memberKey, type StoredMember } from '@menuleaf/shared/server/session/role-in-account.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { refusalsOf, wasMade } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import type { QueuedMessage } from '../queued-message.ts';
import { cardKey } from '../stored-user.ts';

/** The keys as read, with their revision. */
type KeysSnapshot = { all: Readonly<Record<string, StoredApiKey>>; revision: number | undefined };

const use = z.object({ sk: z.string(), used_on: z.string() });

const named = z.object({ full_name: z.string() });

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

/** Who may make keys, which open all restaurants. */
export const makesKeys = ({ role, restaurants }: Pick<StoredMember, 'role' | 'restaurants'>) =>
  mayDo(role, 'manager') && restaurants === undefined;

/** Refuses keys of who may make none any more. Without a row, an account is of the person with its id. */
const mustMakeKeys = (accountId: string, userId: string): WriteAction => ({
  ConditionCheck: {
    Key: memberKey(accountId, userId),
    ConditionExpression: `(#role IN (:owner, :manager) AND attribute_not_exists(restaurants))${accountId === userId ? ' OR attribute_not_exists(pk)' : ''}`,
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':owner': 'owner', ':manager': 'manager' },
  },
});

async function seenKeys(table: Pick<Table, 'get'>, accountId: string): Promise<KeysSnapshot> {
  const row = await table.get(apiKeysKey(accountId));
  const { api_keys, revision } = row ? storedApiKeys.parse(row) : {};
  return { all: api_keys ?? {}, revision };
}

/**
 * Part of the transaction that takes somebody the right to make keys: revokes theirs. It fails if the account's keys
 * change meanwhile.
 */
export async function revokeKeysOf(
  table: Pick<Table, 'get'>,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<WriteAction> {
  const { all, revision } = await seenKeys(table, accountId);
  const Key = apiKeysKey(accountId);
  const left = Object.entries(all).filter(([, { made_by }]) => made_by !== userId);
  if (left.length === Object.keys(all).length) {
    return { ConditionCheck: { Key, ...unchanged(revision) } };
  }
  const row = { api_keys: Object.fromEntries(left), revision: (revision ?? 0) + 1 };
  return { Put: { Item: { ...Key, ...row }, ...unchanged(revision) } };
}

/** Accounts' API keys: metadata and hashes, never the keys. */
export function apiKeysStore(table: Table) {
  return {
    keysSeen: (accountId: string) => seenKeys(table, accountId),

    revokeKeysOf: (of: { accountId: string; userId: string }) => revokeKeysOf(table, of),

    /** Newest first. */
    async apiKeys(accountId: string): Promise<ApiKey[]> {
      const [{ all }, rows] = await Promise.all([
        seenKeys(table, accountId),
        table.queryAll(keys.apiKeyUse.pk(accountId)),
      ]);
      const makers = new Set(Object.values(all).flatMap(({ made_by }) => made_by ?? []));
      const cards = await table.getSeveral([...makers].map(cardKey));
      const names = new Map([...makers].map((id, at) => [id, named.safeParse(cards[at]).data]));
      const used = new Map(
        z
          .array(use)
          .parse(rows)
          .map(({ sk, used_on }) => [sk, used_on]),
      );
      return Object.entries(all)
        .map(([id, { hash: _hash, made_by, ...key }]) => ({
          id,
          ...key,
          made_by: names.get(made_by ?? '')?.full_name,
          last_used_on: used.get(id) ?? null,
        }))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },

    /** The account's webhooks, without secrets: this service cannot read those. */
    async webhooks(accountId: string) {
      return z.array(webhook).parse(await table.queryAll(keys.webhook.pk(accountId)));
    },

    /**
     * Adds a key and mails a notice. `conflict` if the keys changed meanwhile, `refused` if the account was closed, or its
     * maker may make none any more.
     */
    async addApiKey(
      accountId: string,
      { all, revision }: KeysSnapshot,
      added: { id: string; key: StoredApiKey & { made_by: string }; mail: Mail & { id: string } },
      now: Date,
    ): Promise<'added' | 'conflict' | 'refused'> {
      const { id: mailId, ...content } = added.mail;
      const message: QueuedMessage = { kind: 'mail', ...content };
      const row = { api_keys: { ...all, [added.id]: added.key }, revision: (revision ?? 0) + 1 };
      const failed = await refusalsOf(
        table.transact([
          mustBeOpen(accountId),
          mustMakeKeys(accountId, added.key.made_by),
          { Put: { Item: { ...apiKeysKey(accountId), ...row }, ...unchanged(revision) } },
          queueMail(keys.identityMail, mailId, message, now),
        ]),
      );
      if (failed.length === 0) return 'added';
      return failed.includes(0) || failed.includes(1) ? 'refused' : 'conflict';
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
