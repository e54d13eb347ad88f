import { startStripe } from './stripe/stripe.ts';
/** Stripe's test mode when STRIPE_SECRET_KEY is set, else the provider's stand-in. */
export async function startPaymentProvider(dataDir, publicOrigin) {
  const secretKey = process.env.STRIPE_SECRET_KEY ?? 'sk_test_menuleaf_local';
  const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_menuleaf_local';
  const secret = JSON.stringify({ secret_key: secretKey, webhook_secret: webhookSecret });
  const nothing = { secret, environment: {}, close: async () => {} };
  if (process.env.STRIPE_SECRET_KEY) return nothing;
  // What an operator types into the provider's dashboard.
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
