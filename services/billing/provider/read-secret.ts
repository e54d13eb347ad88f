import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** A secret's text; empty if it has none. */
export async function readSecret(secretId: string): Promise<string> {
  const manager = new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { requestTimeout: 1500, connectionTimeout: 1000, throwOnRequestTimeout: true },
  });
  const { SecretString } = await manager.send(new GetSecretValueCommand({ SecretId: secretId }));
  return SecretString ?? '';
}
