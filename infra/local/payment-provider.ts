import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const handle = z.custom<(request: Request) => Promise<Response>>((it) => typeof it === 'function');
const close = z.custom<() => Promise<void>>((it) => typeof it === 'function');
const providerSchema = z.object({ url: z.string(), handle, close });
const moduleSchema = z.object({
  startStripe: z.custom<(options: Record<string, unknown>) => Promise<unknown>>((it) => typeof it === 'function'),
});

export type PaymentProvider = {
  /** The value of the payment secret, as the services read it. */
  secret: string;
  environment: Record<string, string>;
  handle?: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** Stripe's test mode when STRIPE_SECRET_KEY is set, else the provider's stand-in. */
export async function startPaymentProvider(dataDir: string, publicOrigin: string): Promise<PaymentProvider> {
  const secretKey = process.env.STRIPE_SECRET_KEY ?? 'sk_test_menuleaf_local';
  const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_menuleaf_local';
  const secret = JSON.stringify({ secret_key: secretKey, webhook_secret: webhookSecret });
  const nothing: PaymentProvider = { secret, environment: {}, close: async () => {} };
  const file = join(import.meta.dirname, 'stripe/stripe.ts');
  if (process.env.STRIPE_SECRET_KEY || !existsSync(file)) return nothing;
  const { startStripe } = moduleSchema.parse({ ...(await import(file)) });
  const options = { port: 0, dataDir, publicOrigin, secretKey, webhookSecret };
  const provider = providerSchema.parse({ ...Object(await startStripe(options)) });
  return {
    secret,
    environment: { STRIPE_API_URL: provider.url },
    handle: provider.handle,
    close: provider.close,
  };
}
