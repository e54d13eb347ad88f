import { Stripe } from 'stripe';
import type { SecretReader } from './provider-secret.ts';

/** Milliseconds: a call makes at most three sequential requests and answers within 10 s. */
const requestTimeout = 3000;

const byNode = Stripe.createNodeHttpClient();

/** Authorizes each request with the current key; on a 401 it retries once with a fresh key. */
const withRotatingKey = ({ current, renewed }: SecretReader): typeof byNode => ({
  getClientName: () => byNode.getClientName(),
  async makeRequest(host, port, path, method, headers, ...rest) {
    const send = ({ secret_key }: { secret_key: string }) => {
      const signed = { ...headers, Authorization: `Bearer ${secret_key}` };
      return byNode.makeRequest(host, port, path, method, signed, ...rest);
    };
    const answer = await send(await current());
    if (answer.getStatusCode() !== 401) return answer;
    answer.dispose?.();
    return send(await renewed());
  },
});

/** The provider's client, at the default or a given host. */
export function connectProvider(secret: SecretReader, apiUrl: string | undefined): Stripe {
  const options = {
    timeout: requestTimeout,
    maxNetworkRetries: 0,
    httpClient: withRotatingKey(secret),
  };
  // Each request sets the key.
  if (apiUrl === undefined) return new Stripe('of the secret', options);
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe('of the secret', {
    ...options,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}
