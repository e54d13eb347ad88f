import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { keyName } from '@menuleaf/shared/server/session/key-name.ts';
import {
  type Audience,
  tokenAlgorithm,
  tokenIssuer,
} from '@menuleaf/shared/server/session/tokens.ts';
import { derToJose } from 'ecdsa-sig-formatter';

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
    // KMS answers an ECDSA signature as DER (ANSI X9.62); a JWS wants r and s side by side (RFC 7518, 3.4).
    return `${text}.${derToJose(Buffer.from(Signature), tokenAlgorithm)}`;
  };
}
