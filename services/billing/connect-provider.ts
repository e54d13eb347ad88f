import { Stripe } from 'stripe';

/** Milliseconds: a call makes at most three requests one after the other, and answers within 10 s. */
const requestTimeout = 3000;

/** The provider's client, at its own address or at another. */
export function connectProvider(secretKey: string, apiUrl: string | undefined): Stripe {
  const patience = { timeout: requestTimeout, maxNetworkRetries: 0 };
  if (apiUrl === undefined) return new Stripe(secretKey, patience);
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...patience,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}
