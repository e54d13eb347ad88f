import { lazy } from '../lazy.ts';
import { keyName } from './key-name.ts';
import type { VerificationKey } from './tokens.ts';

/** Reads the public half of the token key once a Lambda. */
export const verificationKey = (keyId: string): (() => Promise<VerificationKey>) =>
  lazy(async () => {
    // Most starts of a Lambda answer a call of nobody, or of an event: they load no client for KMS.
    const { publicKey } = await import('./public-key.ts');
    return { keyName: keyName(keyId), publicKeyPem: await publicKey(keyId) };
  });
