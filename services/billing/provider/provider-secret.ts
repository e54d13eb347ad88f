import * as z from 'zod/mini';

const secretSchema = z.object({ secret_key: z.string(), webhook_secret: z.string() });
export type ProviderSecret = z.infer<typeof secretSchema>;

export type SecretReader = {
  /** Cached for a few minutes. */
  current: () => Promise<ProviderSecret>;
  /** Read anew, after a 401. */
  renewed: () => Promise<ProviderSecret>;
};

/** Cache TTL in milliseconds: a secret changed in Secrets Manager takes effect by then. */
const lifetime = 5 * 60_000;

/** Caches `read` for five minutes; after a failure, the next call retries. */
export function cacheSecret(read: () => Promise<string>, clock = Date.now): SecretReader {
  let known: { secret: Promise<ProviderSecret>; until: number } | undefined;
  const renewed = () => {
    const secret = read().then((text) => secretSchema.parse(JSON.parse(text)));
    known = { secret, until: clock() + lifetime };
    secret.catch(() => {
      if (known?.secret === secret) known = undefined;
    });
    return secret;
  };
  return {
    current: () => (known && clock() < known.until ? known.secret : renewed()),
    renewed,
  };
}

export const providerSecret = (secretId: string): SecretReader =>
  cacheSecret(async () => (await import('./read-secret.ts')).readSecret(secretId));
