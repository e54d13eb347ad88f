import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { historyOperations } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { webhookOperations } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import type { Owner, Visitor } from '@menuleaf/shared/server/caller.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { accountLimit } from '@menuleaf/shared/server/http/account-limit.ts';
import { callsBeside, later } from '@menuleaf/shared/server/http/later.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { withKnownRows } from '@menuleaf/shared/server/table/known-rows.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { apiKeyUseKey, withKeyUseTracking } from './api-key-use-store.ts';
import { catalogueStore, type CatalogueStore } from './store/catalogue-store.ts';
import { authorOf } from './store/stamp.ts';
import { environment } from './environment.ts';
import type { Context } from './context.ts';
import { imagesStore } from './images/images-store.ts';
import { menuContent } from './menus/menu-content.ts';
import { previewMenu } from './menus/preview-menu.ts';
import { quotaKey } from './store/write-actions.ts';
import { reads } from './reads.ts';
import { uploadsStore } from './images/uploads-store.ts';

/** A store for one call that reads the plan only once. */
function planOnce(store: CatalogueStore): CatalogueStore {
  let plan: ReturnType<CatalogueStore['entitlement']> | undefined;
  return { ...store, entitlement: (ownerId, now) => (plan ??= store.entitlement(ownerId, now)) };
}

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  uploads: uploadsStore(table),
  lookUploads: { logo: uploadsStore(table, 'logo'), cover: uploadsStore(table, 'cover') },
  images: imagesStore(env.IMAGES_BUCKET),
  changes: lazy(async () => {
    const { changesStore } = await import('./history/changes-store.ts');
    return changesStore(table, openTable(env.HISTORY_TABLE_NAME));
  }),
  reach: { loopback: env.WEBHOOKS_TO_LOOPBACK !== undefined },
  clock: () => new Date(),
  newId,
  publicUrl: env.PUBLIC_URL,
};

const contextFor = (caller: Visitor | Owner) => ({
  ...context,
  author: 'userId' in caller ? authorOf(caller) : undefined,
  store: planOnce(catalogueStore(withKnownRows(table, caller.known))),
});

/** Most calls are reads: code for writes and rare calls is loaded on the first such call. */
const ready = {
  ...reads,
  menuContent,
  previewMenu,
  ...later(
    { listChanges: historyOperations.listChanges },
    () => import('./history/list-changes.ts'),
  ),
  ...later(
    webhookOperations,
    () => import('./webhooks/webhook-calls.ts'),
    ({ webhooksContext }, given: Context) => webhooksContext(given, table),
  ),
};

export const handler = serve({
  contract: catalogueContract,
  authenticate: withKeyUseTracking(
    table,
    ownerSession(table, verificationKey(env.TOKEN_KEY_ID), ({ accountId, apiKeyId }) => [
      quotaKey(accountId),
      ...(apiKeyId === undefined ? [] : [apiKeyUseKey(accountId, apiKeyId)]),
    ]),
  ),
  limitAccount: accountLimit(table, rowKey(keys.catalogueCalls)),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: contextFor,
  handlers: {
    ...ready,
    ...later(callsBeside(catalogueContract, ready), () => import('./write-operations.ts')),
  },
});
