import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { tokenAlgorithm } from '@menuleaf/shared/server/session/tokens.ts';
import { derToJose } from 'ecdsa-sig-formatter';

/** Signs with a KMS key; returns a JWS signature. */
export function kmsSignature(keyId: string): (text: string) => Promise<string> {
  const kms = new KMSClient({ maxAttempts: 3 });
  return async (text) => {
    const { Signature } = await kms.send(
      new SignCommand({
        KeyId: keyId,
        Message: Buffer.from(text),
        MessageType: 'RAW',
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
    );
    if (!Signature) throw new Error('KMS gave no signature');
    // KMS returns ECDSA signatures as DER (ANSI X9.62); JWS needs r and s concatenated (RFC 7518, 3.4).
    return derToJose(Buffer.from(Signature), tokenAlgorithm);
  };
}
