import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { keyName } from '@menuleaf/shared/server/session/key-name.ts';
import {
  type Audience,
  tokenAlgorithm,
  tokenIssuer,
} from '@menuleaf/shared/server/session/tokens.ts';

/** Signs the claims of one token; answers it in the compact form. */
export type SignToken = (claims: TokenClaims) => Promise<string>;
export type TokenClaims = {
  userId: string;
  sessionId: string;
  audience: Audience;
  issuedAt: Date;
  /** Seconds. */
  lifetime: number;
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** One INTEGER of a DER signature as 32 bytes; DER drops leading zeros, and adds one before a high bit. */
function coordinate(der: Uint8Array, at: number): { bytes: Buffer; end: number } {
  const length = der[at + 1] ?? 0;
  const bytes = Buffer.from(der.subarray(at + 2, at + 2 + length)).subarray(-32);
  return { bytes: Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]), end: at + 2 + length };
}

/** KMS answers an ECDSA signature as DER (ANSI X9.62); a JWS wants r and s side by side (RFC 7518, 3.4). */
export function joseSignature(der: Uint8Array): Buffer {
  const r = coordinate(der, 2);
  const s = coordinate(der, r.end);
  return Buffer.concat([r.bytes, s.bytes]);
}

export function kmsSigner(keyId: string): SignToken {
  const kms = new KMSClient({ maxAttempts: 3 });
  return async ({ userId, sessionId, audience, issuedAt, lifetime }) => {
    const iat = Math.floor(issuedAt.getTime() / 1000);
    const payload = {
      sub: userId,
      sid: sessionId,
      aud: audience,
      iss: tokenIssuer,
      iat,
      exp: iat + lifetime,
    };
    const text = `${encode({ alg: tokenAlgorithm, typ: 'JWT', kid: keyName(keyId) })}.${encode(payload)}`;
    const { Signature } = await kms.send(
      new SignCommand({
        KeyId: keyId,
        Message: Buffer.from(text),
        MessageType: 'RAW',
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
    );
    if (!Signature) throw new Error('KMS gave no signature');
    return `${text}.${joseSignature(Signature).toString('base64url')}`;
  };
}
