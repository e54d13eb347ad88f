import type { Owner, Visitor } from '../http/caller.ts';
import { notAuthenticated } from '../http/http-error.ts';
import { knownRows } from '../table/known-rows.ts';
import type { Key, Table } from '../table/table.ts';
import {
  apiKeysKey,
  apiKeyUseKey,
  hashOfSecret,
  isOver,
  isSameHash,
  type PresentedKey,
  storedApiKeys,
  storedUse,
} from './api-key.ts';

/**
 * For which account a program calls: its key is there, not over, and its own. One consistent request, so that a key
 * which was revoked is refused from then on. Refuses 401, and does not tell why.
 */
export async function ownerByApiKey(
  table: Table,
  { accountId, id, secret }: PresentedKey,
  visitor: Visitor,
  besides: (accountId: string) => readonly Key[],
): Promise<Owner> {
  const others = besides(accountId);
  const own = [apiKeysKey(accountId), apiKeyUseKey(accountId, id)];
  const [stored, use, ...rows] = await table.getSeveral([...own, ...others]);
  const all = storedApiKeys.safeParse(stored).data?.api_keys ?? {};
  const key = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!key || !isSameHash(key.hash, hashOfSecret(secret))) throw notAuthenticated();
  if (isOver(key, new Date())) throw notAuthenticated();
  const usedOn = storedUse.safeParse(use).data?.used_on;
  return {
    ...visitor,
    userId: accountId,
    accountId,
    sessionId: `api-key-${id}`,
    apiKey: { id, scopes: key.scopes, usedOn },
    known: knownRows(others, rows),
  };
}
