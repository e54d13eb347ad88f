import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';

/** The public half of a key, as PEM. */
export async function publicKey(keyId: string): Promise<string> {
  const kms = new KMSClient({ maxAttempts: 3 });
  const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: keyId }));
  if (!PublicKey) throw new Error(`KMS gave no public key for ${keyId}`);
  const body = Buffer.from(PublicKey).toString('base64');
  return `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`;
}
