import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { sessionCookie } from '@menuleaf/shared/server/session/owner-session.ts';
import { audiences } from '@menuleaf/shared/server/session/tokens.ts';
import { stringifySetCookie } from 'cookie';
import type { SignToken } from './token-signing.ts';

const day = 86_400;
/** Seconds: 30 days for a remembered session, else one day. */
const lifetimes = { remembered: 30 * day, plain: day };

export type NewSession = {
  id: string;
  /** Seconds since 1970. */
  expiresAt: number;
  accessToken: string;
  cookie: string;
};

/** Seconds; without them the browser forgets it when it is closed. */
function setSession(value: string, maxAge: number | undefined): string {
  const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
  return stringifySetCookie({ name: sessionCookie, value, maxAge, ...attributes });
}

/** Signs both tokens of a session. Nothing is stored yet. */
export async function openSession(
  sign: SignToken,
  userId: string,
  remember: boolean,
  now: Date,
): Promise<NewSession> {
  const id = newId();
  const lifetime = remember ? lifetimes.remembered : lifetimes.plain;
  const claims = { userId, sessionId: id, issuedAt: now, lifetime };
  const [accessToken, cookieToken] = await Promise.all([
    sign({ ...claims, audience: audiences.bearer }),
    sign({ ...claims, audience: audiences.cookie }),
  ]);
  return {
    id,
    expiresAt: Math.floor(now.getTime() / 1000) + lifetime,
    accessToken,
    cookie: setSession(cookieToken, remember ? lifetime : undefined),
  };
}

export const forgetCookie = setSession('', 0);
