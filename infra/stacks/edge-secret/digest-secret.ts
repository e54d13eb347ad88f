import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { customResourceHandler } from '../custom/custom-resource-handler.ts';

const propertiesSchema = z.object({ Secret: z.string() });

/** Once per Lambda execution environment. */
export const client = new SecretsManagerClient();

/** A secret's SHA-256 in hex. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Half a minute in all: a policy that was just deployed takes seconds to apply, on rotation too. The pause doubles. */
const [tries, pauseMs] = [8, 250];

async function read(SecretId: string): Promise<string | undefined> {
  for (let left = tries - 1, waitMs = pauseMs; ; left -= 1, waitMs *= 2) {
    try {
      return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString;
    } catch (error) {
      const isDenied = error instanceof Error && error.name === 'AccessDeniedException';
      if (!isDenied || left === 0) throw error;
      await wait(waitMs);
    }
  }
}

/** Returns a secret's digest to the deployment, never the secret. */
export const handler = customResourceHandler(propertiesSchema, async ({ Secret: SecretId }) => {
  const SecretString = await read(SecretId);
  if (!SecretString) throw new Error(`${SecretId} is empty`);
  const Digest = digestOf(SecretString);
  return { id: Digest, data: { Digest } };
});
