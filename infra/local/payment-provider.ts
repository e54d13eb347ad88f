import { startStripe } from './stripe/stripe.ts';

export type PaymentProvider = {
  /** The payment secret's value, as the services read it. */
  secret: string;
  environment: Record<string, string>;
  handle?: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** Uses Stripe's test mode if STRIPE_SECRET_KEY is set, otherwise the local stand-in. */
export async function startPaymentProvider(
  dataDir: string,
  publicOrigin: string,
): Promise<PaymentProvider> {
  const secretKey = process.env.STRIPE_SECRET_KEY ?? 'sk_test_menuleaf_local';
  const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_menuleaf_local';
  const secret = JSON.stringify({ secret_key: secretKey, webhook_secret: webhookSecret });
  const nothing: PaymentProvider = { secret, environment: {}, close: async () => {} };
  if (process.env.STRIPE_SECRET_KEY) return nothing;
  // The URL an operator enters in the provider's dashboard.
  const webhookUrl = `${publicOrigin}/api/payments/webhook`;
  const options = { port: 0, dataDir, publicOrigin, secretKey, webhookSecret, webhookUrl };
  const provider = await startStripe(options);
  return {
    secret,
    environment: { STRIPE_API_URL: provider.url },
    handle: provider.handle,
    close: provider.close,
  };
}
