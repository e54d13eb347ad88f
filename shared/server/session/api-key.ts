import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { scopes } from '../../contracts/operation.ts';
import { keys, rowKey } from '../table/keys.ts';

/** The parts of an API key: account, key id and secret. */
export type PresentedKey = { accountId: string; id: string; secret: string };

/** Secret scanners need a prefix; the rest locates the key in one read. */
const form = /^mlk_([A-Za-z0-9-]{1,64})_([a-z0-9]{1,64})_([0-9a-f]{64})$/;

/** 256 random bits: unguessable, so a plain hash is enough (no slow password hash). */
export const newKeySecret = () => randomBytes(32).toString('hex');

export const writtenKey = ({ accountId, id, secret }: PresentedKey) =>
  `mlk_${accountId}_${id}_${secret}`;

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const isSameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The API key of a request; undefined if it has none, or another token. */
export function presentedApiKey({ headers }: APIGatewayProxyEventV2): PresentedKey | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const [, accountId, id, secret] = form.exec(bearer) ?? [];
  return accountId && id && secret ? { accountId, id, secret } : undefined;
}

const storedApiKey = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  hash: z.string(),
  /** Absent: made before this was kept. */
  made_by: z.optional(z.string()),
  created_at: z.string(),
  /** Null: valid until revoked. */
  expires_at: z.nullable(z.string()),
});
export type StoredApiKey = z.infer<typeof storedApiKey>;

/** The keys of an account by id; `revision` increments with each change. */
export const storedApiKeys = z.object({
  api_keys: z.record(z.string(), storedApiKey),
  revision: z.number(),
});

export const isOver = ({ expires_at }: Pick<StoredApiKey, 'expires_at'>, now: Date) =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime();

export const apiKeysKey = rowKey(keys.apiKeys);
