import { errors, importSPKI, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type Audience, tokenAlgorithm, tokenIssuer, type VerificationKey } from './tokens.ts';

/** `sub` is the user's id, `sid` the session's, `acc` the account's; defaults to the user's id. */
const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
  acc: z.optional(z.string().check(z.minLength(1))),
});
export type SessionClaims = z.infer<typeof claims>;

/** The claims of a valid token for this audience; undefined for any other text. */
export async function verifyToken(
  token: string,
  audience: Audience,
  key: VerificationKey,
): Promise<SessionClaims | undefined> {
  const publicKey = await importSPKI(key.publicKeyPem, tokenAlgorithm);
  try {
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      algorithms: [tokenAlgorithm],
      audience,
      issuer: tokenIssuer,
      requiredClaims: ['exp', 'iat'],
    });
    if (protectedHeader.kid !== key.keyName) return undefined;
    return claims.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
