import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { sessionCookie } from '@menuleaf/shared/server/session/owner-session.ts';
import { audiences } from '@menuleaf/shared/server/session/tokens.ts';
import type { SignToken } from './token-signing.ts';

const day = 86_400;
/** Seconds: 30 days for a remembered session (SPEC section 9), else one day. */
const lifetimes = { remembered: 30 * day, plain: day };

export type NewSession = {
  id: string;
  /** Seconds since 1970. */
  expiresAt: number;
  accessToken: string;
  cookie: string;
};

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
  const attributes = 'HttpOnly; Secure; SameSite=Lax; Path=/';
  const maxAge = remember ? `; Max-Age=${lifetime}` : '';
  return {
    id,
    expiresAt: Math.floor(now.getTime() / 1000) + lifetime,
    accessToken,
    cookie: `${sessionCookie}=${cookieToken}; ${attributes}${maxAge}`,
  };
}

export const forgetCookie = `${sessionCookie}=; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=0`;
