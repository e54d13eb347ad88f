import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { sessionCookie } from '@menuleaf/shared/server/session/owner-session.ts';
import { audiences } from '@menuleaf/shared/server/session/tokens.ts';
import { stringifySetCookie } from 'cookie';
import type { SignToken } from './token-signing.ts';

const day = 86_400;
/** Seconds: 30 days for a remembered session, else one day. */
const lifetimes = { remembered: 30 * day, plain: day };

/** What a session is opened for. */
export type Opening = {
  userId: string;
  accountId: string;
  remember: boolean;
  /** What the browser says of itself. */
  userAgent: string;
  now: Date;
};

export type NewSession = {
  id: string;
  /** Seconds since 1970. */
  expiresAt: number;
  openedAt: Date;
  remember: boolean;
  userAgent: string;
  accessToken: string;
  cookie: string;
};

/** Seconds; without them the browser forgets it when it is closed. */
function setSession(value: string, maxAge: number | undefined): string {
  const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
  return stringifySetCookie({ name: sessionCookie, value, maxAge, ...attributes });
}

/** A session that is open, for as long as it still is. */
type Going = {
  userId: string;
  accountId: string;
  sessionId: string;
  remember: boolean;
  /** Seconds. */
  lifetime: number;
  now: Date;
};

/** Signs both tokens of a session for one account. */
export async function signTokens(sign: SignToken, going: Going) {
  const { remember, now: issuedAt, lifetime, ...ids } = going;
  const claims = { ...ids, issuedAt, lifetime };
  const [accessToken, cookieToken] = await Promise.all([
    sign({ ...claims, audience: audiences.bearer }),
    sign({ ...claims, audience: audiences.cookie }),
  ]);
  return { accessToken, cookie: setSession(cookieToken, remember ? lifetime : undefined) };
}

/** Signs both tokens of a new session. Nothing is stored yet. */
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
