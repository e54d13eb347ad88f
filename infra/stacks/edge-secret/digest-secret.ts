import { createHash } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { customResourceHandler } from '../custom/custom-resource-handler.ts';

const propertiesSchema = z.object({ Secret: z.string() });

/** Once per Lambda execution environment. */
export const client = new SecretsManagerClient();

/** A secret's SHA-256 in hex. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Returns a secret's digest to the deployment, never the secret. */
export const handler = customResourceHandler(propertiesSchema, async ({ Secret: SecretId }) => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error(`${SecretId} is empty`);
  const Digest = digestOf(SecretString);
  return { id: Digest, data: { Digest } };
});
