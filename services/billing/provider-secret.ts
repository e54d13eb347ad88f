import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';

const secretSchema = z.object({ secret_key: z.string(), webhook_secret: z.string() });
export type ProviderSecret = z.infer<typeof secretSchema>;

/** Reads the secret once a Lambda; a failed read is tried again by the next call. */
export function providerSecret(secretId: string): () => Promise<ProviderSecret> {
  const manager = new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { requestTimeout: 1500, connectionTimeout: 1000, throwOnRequestTimeout: true },
  });
  let known: Promise<ProviderSecret> | undefined;
  const read = async () => {
    const { SecretString } = await manager.send(new GetSecretValueCommand({ SecretId: secretId }));
    return secretSchema.parse(JSON.parse(SecretString ?? ''));
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
