import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { keyName } from '@menuleaf/shared/server/session/key-name.ts';
import {
  type Audience,
  tokenAlgorithm,
  tokenIssuer,
} from '@menuleaf/shared/server/session/tokens.ts';

/** Signs a token's claims; returns the compact form. */
export type SignToken = (claims: TokenClaims) => Promise<string>;
export type TokenClaims = {
  userId: string;
  /** The account it opens; by default the person's own. */
  accountId?: string;
  sessionId: string;
  audience: Audience;
  issuedAt: Date;
  /** Seconds. */
  lifetime: number;
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export function kmsSigner(keyId: string): SignToken {
  const signature = lazy(async () => (await import('./kms-signature.ts')).kmsSignature(keyId));
  return async ({ userId, accountId, sessionId, audience, issuedAt, lifetime }) => {
    const iat = Math.floor(issuedAt.getTime() / 1000);
    const payload = {
      sub: userId,
      ...(accountId !== undefined && accountId !== userId && { acc: accountId }),
      sid: sessionId,
      aud: audience,
      iss: tokenIssuer,
      iat,
      exp: iat + lifetime,
    };
    const text = `${encode({ alg: tokenAlgorithm, typ: 'JWT', kid: keyName(keyId) })}.${encode(payload)}`;
    return `${text}.${await (await signature())(text)}`;
  };
}
