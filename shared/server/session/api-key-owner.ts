import type { Owner, Visitor } from '../caller.ts';
import { notAuthenticated } from '../http-error.ts';
import { knownRows } from '../table/known-rows.ts';
import { planKey } from '../table/stored-plan.ts';
import type { Key, Table } from '../table/table.ts';
import type { SessionIds } from './session-ids.ts';
import {
  apiKeysKey,
  hashOfSecret,
  isOver,
  isSameHash,
  type PresentedKey,
  storedApiKeys,
} from './api-key.ts';

/** A program is not a member: its scopes decide what it may do, not a role. */
const asTheAccount = { role: 'reader', givenRole: 'reader', restaurants: 'all' } as const;

/**
 * Authenticates an API key: it must exist, be unexpired and match. One consistent read, so that a revoked key is
 * refused immediately. Refuses 401, without a reason.
 */
export async function ownerByApiKey(
  table: Table,
  { accountId, id, secret }: PresentedKey,
  visitor: Visitor,
  besides: (ids: SessionIds) => readonly Key[],
): Promise<Owner> {
  const ids = { userId: accountId, accountId, sessionId: `api-key-${id}` };
  const others = [planKey(accountId), ...besides({ ...ids, apiKeyId: id })];
  const [stored, ...rows] = await table.getSeveral([apiKeysKey(accountId), ...others]);
  const all = storedApiKeys.safeParse(stored).data?.api_keys ?? {};
  const key = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!key || !isSameHash(key.hash, hashOfSecret(secret))) throw notAuthenticated();
  if (isOver(key, new Date())) throw notAuthenticated();
  return {
    ...visitor,
    ...ids,
    ...asTheAccount,
    apiKey: { id, name: key.name, scopes: key.scopes },
    known: knownRows(others, rows),
  };
}
