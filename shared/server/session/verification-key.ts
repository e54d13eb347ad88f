import { lazy } from '../lazy.ts';
import { keyName } from './key-name.ts';
import type { VerificationKey } from './tokens.ts';

/** Fetches the public token key once per Lambda. */
export const verificationKey = (keyId: string): (() => Promise<VerificationKey>) =>
  lazy(async () => {
    // Most cold starts serve public calls or events: they don't need the KMS client.
    const { publicKey } = await import('./public-key.ts');
    return { keyName: keyName(keyId), publicKeyPem: await publicKey(keyId) };
  });
