import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import { audiences, type VerificationKey } from '@menuleaf/shared/server/session/tokens.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { stringifySetCookie } from 'cookie';
import type { SignToken } from './token-signing.ts';

/**
 * A cookie set on a device when its owner signs in (OWASP: «Slow Down Online Guessing Attacks with Device Cookies»). It
 * authenticates nobody: it only gives the device its own rate limit, so that an attacker elsewhere cannot lock the
 * owner out.
 */
export const deviceCookie = 'known_device';

/** Seconds: a year. */
const lifetime = 365 * 86_400;

export type KnownDevice = { userId: string; deviceId: string };

/** The visitor's device, if its owner has signed in on it before. */
export async function knownDevice(
  visitor: Visitor,
  readKey: () => Promise<VerificationKey>,
): Promise<KnownDevice | undefined> {
  const token = visitor.cookies[deviceCookie];
  if (token === undefined) return undefined;
  const { verifyToken } = await import('@menuleaf/shared/server/session/verify-token.ts');
  const claims = await verifyToken(token, audiences.device, await readKey());
  return claims && { userId: claims.sub, deviceId: claims.sid };
}

/** The cookie for a known device. */
export async function rememberDevice(sign: SignToken, userId: string, now: Date): Promise<string> {
  const token = await sign({
    userId,
    sessionId: newId(),
    audience: audiences.device,
    issuedAt: now,
    lifetime,
  });
  return stringifySetCookie({
    name: deviceCookie,
    value: token,
    maxAge: lifetime,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/api/auth',
  });
}
