import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Owner, Visitor } from '../caller.ts';
import { notAuthenticated } from '../http-error.ts';
import { keys, rowKey } from '../table/keys.ts';
import { knownRows } from '../table/known-rows.ts';
import { planKey } from '../table/stored-plan.ts';
import type { Key, Table } from '../table/table.ts';
import {
  presentedApiKey,
  apiKeysKey,
  hashOfSecret,
  isOver,
  isSameHash,
  type PresentedKey,
  storedApiKeys,
} from './api-key.ts';
import { memberKey, roleInAccount } from './role-in-account.ts';
import { audiences, type VerificationKey } from './tokens.ts';

/** Ids for the rows a call may need: of the account, the person, the session. */
type SessionIds = {
  accountId: string;
  userId: string;
  sessionId: string;
  /** For API key calls. */
  apiKeyId?: string;
};

/** A program is not a member: its scopes decide what it may do, not a role. */
const asTheAccount = { role: 'reader', givenRole: 'reader', restaurants: 'all' } as const;

/**
 * Authenticates an API key: it must exist, be unexpired and match. One consistent read, so that a revoked key is
 * refused immediately. Refuses 401, without a reason.
 */
async function ownerByApiKey(
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

export const sessionCookie = 'auth_token';
const safeMethods = new Set(['GET', 'HEAD']);

/** A user's open sessions, by id, with their expiry (seconds since 1970). */
export const sessionsSchema = z.object({ sessions: z.record(z.string(), z.number()) });

export const sessionsKey = rowKey(keys.sessions);

/** The token to verify: the Bearer token, or for safe methods the cookie. */
function presentedToken(event: APIGatewayProxyEventV2, visitor: Visitor) {
  const bearer = /^Bearer (\S+)$/i.exec(event.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, audience: audiences.bearer };
  const cookie = visitor.cookies[sessionCookie];
  if (cookie && safeMethods.has(event.requestContext.http.method)) {
    return { token: cookie, audience: audiences.cookie };
  }
  return undefined;
}

/**
 * Authenticates the caller, with account and role: the token is ours, its session is open, and the person is still a
 * member; or it is an API key of the account. Every slice does this itself, without calling identity. Refuses 401.
 * Further rows that its calls need for every owner, besides the plan, are named by `besides` and read in the same
 * request.
 */
export function ownerSession(
  table: Table,
  readKey: () => Promise<VerificationKey>,
  besides: (ids: SessionIds) => readonly Key[] = () => [],
) {
  return async (event: APIGatewayProxyEventV2, visitor: Visitor): Promise<Owner> => {
    const apiKey = presentedApiKey(event);
    if (apiKey) return ownerByApiKey(table, apiKey, visitor, besides);
    const presented = presentedToken(event, visitor);
    if (!presented) throw notAuthenticated();
    // Loaded with the key: unauthenticated calls need neither.
    const { verifyToken } = await import('./verify-token.ts');
    const claims = await verifyToken(presented.token, presented.audience, await readKey());
    if (!claims) throw notAuthenticated();
    const ids = {
      accountId: claims.acc ?? claims.sub,
      userId: claims.sub,
      sessionId: claims.sid,
    };
    const others = [planKey(ids.accountId), ...besides(ids)];
    const asked = [sessionsKey(ids.userId), memberKey(ids.accountId, ids.userId), ...others];
    const [stored, member, ...rows] = await table.getSeveral(asked);
    const open = sessionsSchema.safeParse(stored).data?.sessions[ids.sessionId];
    if (open === undefined || open * 1000 <= Date.now()) throw notAuthenticated();
    const inAccount = roleInAccount(ids, member, rows[0], new Date());
    if (!inAccount) throw notAuthenticated();
    return { ...visitor, ...ids, ...inAccount, known: knownRows(others, rows) };
  };
}
