import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { keyName } from './key-name.ts';
import type { VerificationKey } from './tokens.ts';

/** Reads the public half of the token key once a Lambda; a failed read is tried again by the next call. */
export function verificationKey(keyId: string): () => Promise<VerificationKey> {
  const kms = new KMSClient({ maxAttempts: 3 });
  let known: Promise<VerificationKey> | undefined;

  async function read(): Promise<VerificationKey> {
    const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: keyId }));
    if (!PublicKey) throw new Error(`KMS gave no public key for ${keyId}`);
    const body = Buffer.from(PublicKey).toString('base64');
    const publicKeyPem = `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`;
    return { keyName: keyName(keyId), publicKeyPem };
  }

  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
