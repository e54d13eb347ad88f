import { supportContract } from '@menuleaf/shared/contracts/support.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from './environment.ts';
import { sendMessage } from './send-message.ts';
import { supportStore } from './support-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  store: supportStore(table),
  clock: () => new Date(),
  newId,
  supportMail: env.SUPPORT_MAIL,
};

export const handler = serve({
  contract: supportContract,
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID)),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: () => context,
  handlers: { sendMessage },
});
