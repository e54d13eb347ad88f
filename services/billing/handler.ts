import { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Visitor } from '@menuleaf/shared/server/caller.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { withKnownRows } from '@menuleaf/shared/server/table/known-rows.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { billingStore } from './billing-store.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { environment } from './environment.ts';
import { confirmPayment, downgrade, portal, pricing, webhook } from './plan-calls.ts';
import { openProvider } from './provider/open-provider.ts';
import { unavailable } from '@menuleaf/shared/server/http-error.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: owners wait at most 10 s for a response. */
const longest = 9000;

/** Responds 503 if the handler takes too long. It may continue; all handlers are idempotent. */
function withTimeout<Arguments extends unknown[], Reply>(
  handler: (...input: Arguments) => Promise<Reply>,
): (...input: Arguments) => Promise<Reply> {
  return async (...input) => {
    const done = new AbortController();
    const late = wait(longest, undefined, { signal: done.signal }).then(() => {
      throw unavailable();
    });
    try {
      return await Promise.race([handler(...input), late]);
    } finally {
      late.catch(() => undefined);
      done.abort();
    }
  };
}

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  provider: openProvider(env),
  clock: () => new Date(),
  newId,
  publicUrl: env.PUBLIC_URL,
};

const contextFor = ({ known }: Visitor) => ({
  ...context,
  store: billingStore(withKnownRows(table, known)),
});

export const handler = serve({
  contract: billingContract,
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID)),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: contextFor,
  handlers: {
    pricing,
    createCheckoutSession: withTimeout(createCheckoutSession),
    confirmPayment: withTimeout(confirmPayment),
    downgrade: withTimeout(downgrade),
    portal: withTimeout(portal),
    webhook: withTimeout(webhook),
  },
});
