import * as z from 'zod/mini';

const secretSchema = z.object({ secret_key: z.string(), webhook_secret: z.string() });
export type ProviderSecret = z.infer<typeof secretSchema>;

export type SecretReader = {
  /** As it was read in the last minutes. */
  current: () => Promise<ProviderSecret>;
  /** Read now, since what was known did not do. */
  renewed: () => Promise<ProviderSecret>;
};

/** Milliseconds that a secret is believed: who changes it in Secrets Manager waits no longer. */
const lifetime = 5 * 60_000;

/** Keeps what `read` gives for five minutes; a failed read is tried again by the next call. */
export function keepSecret(read: () => Promise<string>, clock = Date.now): SecretReader {
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
  keepSecret(async () => (await import('./read-secret.ts')).readSecret(secretId));
