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

/** A program is nobody of the people: its scopes say what it may do, and not a role. */
const asTheAccount = { role: 'reader', givenRole: 'reader', restaurants: 'all' } as const;

/**
 * For which account a program calls: its key is there, not over, and its own. One consistent request, so that a key
 * which was revoked is refused from then on. Refuses 401, and does not tell why.
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
    apiKey: { id, scopes: key.scopes },
    known: knownRows(others, rows),
  };
}
