import { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import { serve } from '@menuleaf/shared/http/handler.ts';
import { ownerSession } from '@menuleaf/shared/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/session/verification-key.ts';
import { openTable } from '@menuleaf/shared/table/table.ts';
import { environment } from './environment.ts';
import { pricing } from './pricing.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);

export const handler = serve({
  contract: { pricing: billingContract.pricing },
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID)),
  tools: () => undefined,
  verbs: { pricing },
});
