import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 256 bits, in Standard Webhooks format. */
export const newWebhookSecret = () => `${prefix}${randomBytes(32).toString('base64')}`;

type Signed = { id: string; body: string; secrets: readonly string[]; now: Date };

/**
 * Standard Webhooks headers (standardwebhooks.com): id, epoch seconds, and HMAC-SHA256 of both and the body, by each
 * secret.
 */
export function signedHeaders({ id, body, secrets, now }: Signed) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
