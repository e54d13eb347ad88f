import { loadedOnce } from '@menuleaf/shared/server/loaded-once.ts';
import * as z from 'zod';

const secretSchema = z.object({ secret_key: z.string(), webhook_secret: z.string() });
export type ProviderSecret = z.infer<typeof secretSchema>;

/** Reads the secret once a Lambda; a failed read is tried again by the next call. */
export const providerSecret = (secretId: string): (() => Promise<ProviderSecret>) =>
  loadedOnce(async () => {
    const { readSecret } = await import('./read-secret.ts');
    return secretSchema.parse(JSON.parse(await readSecret(secretId)));
  });
