import { createHash } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { answersCloudFormation } from '../custom/answer-cloudformation.ts';

const propertiesSchema = z.object({ Secret: z.string() });

/** Made once for each environment that Lambda runs the function in. */
export const client = new SecretsManagerClient();

/** The SHA-256 of a secret, in hexadecimal digits. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Tells a deployment the digest of a secret, and nobody the secret. */
export const handler = answersCloudFormation(propertiesSchema, async ({ Secret: SecretId }) => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error(`${SecretId} is empty`);
  const Digest = digestOf(SecretString);
  return { id: Digest, data: { Digest } };
});
