import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { sessionCookie } from '@menuleaf/shared/server/session/owner-session.ts';
import { audiences } from '@menuleaf/shared/server/session/tokens.ts';
import { stringifySetCookie } from 'cookie';
import type { OpenSession } from './sign-in-store.ts';
import type { SignToken } from './token-signing.ts';

const day = 86_400;
/** Seconds: 30 days for a remembered session, else one day. */
const lifetimes = { remembered: 30 * day, plain: day };

/** The input for a new session. */
export type Opening = {
  userId: string;
  accountId: string;
  remember: boolean;
  userAgent: string;
  now: Date;
};

export type NewSession = OpenSession & { accessToken: string; cookie: string };

/** `maxAge` in seconds; without it, a session cookie. */
function setSession(value: string, maxAge: number | undefined): string {
  const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
  return stringifySetCookie({ name: sessionCookie, value, maxAge, ...attributes });
}

/** An open session, for its remaining time. */
type Going = {
  userId: string;
  accountId: string;
  sessionId: string;
  remember: boolean;
  /** Seconds. */
  lifetime: number;
  now: Date;
};

/** Signs a session's two tokens for one account. */
export async function signTokens(sign: SignToken, going: Going) {
  const { remember, now: issuedAt, lifetime, ...ids } = going;
  const claims = { ...ids, issuedAt, lifetime };
  const [accessToken, cookieToken] = await Promise.all([
    sign({ ...claims, audience: audiences.bearer }),
    sign({ ...claims, audience: audiences.cookie }),
  ]);
  return { accessToken, cookie: setSession(cookieToken, remember ? lifetime : undefined) };
}

/** Signs a new session's two tokens. Stores nothing. */
export async function openSession(sign: SignToken, opening: Opening): Promise<NewSession> {
  const { userId, accountId, remember, userAgent, now } = opening;
  const id = newId();
  const lifetime = remember ? lifetimes.remembered : lifetimes.plain;
  const going = { userId, accountId, sessionId: id, remember, lifetime, now };
  return {
    ...(await signTokens(sign, going)),
    id,
    expiresAt: Math.floor(now.getTime() / 1000) + lifetime,
    openedAt: now,
    remember,
    userAgent,
  };
}

export const forgetCookie = setSession('', 0);
