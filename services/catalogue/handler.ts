import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { Owner, Visitor } from '@menuleaf/shared/server/caller.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { accountLimit } from '@menuleaf/shared/server/http/account-limit.ts';
import { serve } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { withKnownRows } from '@menuleaf/shared/server/table/known-rows.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { apiKeyUseKey, withKeyUseTracking } from './api-key-use-store.ts';
import { catalogueStore, type CatalogueStore } from './store/catalogue-store.ts';
import { authorOf } from './store/stamp.ts';
import { environment } from './environment.ts';
import type { Handler, Context } from './context.ts';
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
const loadChanges = lazy(() => import('./write-operations.ts'));
type Changes = Awaited<ReturnType<typeof loadChanges>>;
const changing =
  <Given extends unknown[], Reply>(pick: (of: Changes) => (...given: Given) => Promise<Reply>) =>
  async (...given: Given) =>
    pick(await loadChanges())(...given);

const loadHistory = lazy(() => import('./history/list-changes.ts'));
const listChanges: Handler<'listChanges'> = async (...given) =>
  (await loadHistory()).listChanges(...given);

/** Rarely called, with a library of their own. */
const loadWebhooks = lazy(() => import('./webhooks/webhook-calls.ts'));
type WebhookCalls = Awaited<ReturnType<typeof loadWebhooks>>;
const ofWebhooks =
  <Input, Caller, Reply>(
    pick: (
      of: WebhookCalls,
    ) => (
      input: Input,
      caller: Caller,
      of: ReturnType<WebhookCalls['webhooksContext']>,
    ) => Promise<Reply>,
  ) =>
  async (input: Input, caller: Caller, given: Context) => {
    const calls = await loadWebhooks();
    return pick(calls)(input, caller, calls.webhooksContext(given, table));
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
  limitAccount: accountLimit(table, (accountId) => ({
    pk: keys.catalogueCalls.pk(accountId),
    sk: keys.catalogueCalls.sk(),
  })),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: contextFor,
  handlers: {
    ...reads,
    createRestaurant: changing((of) => of.createRestaurant),
    updateRestaurant: changing((of) => of.updateRestaurant),
    updateLook: changing((of) => of.updateLook),
    uploadLookImage: changing((of) => of.uploadLookImage),
    deleteRestaurant: changing((of) => of.deleteRestaurant),
    addLocation: changing((of) => of.addLocation),
    createMenu: changing((of) => of.createMenu),
    updateMenu: changing((of) => of.updateMenu),
    deleteMenu: changing((of) => of.deleteMenu),
    menuContent,
    editMenu: changing((of) => of.editMenu),
    getTranslations: changing((of) => of.getTranslations),
    updateTranslations: changing((of) => of.updateTranslations),
    assignCategories: changing((of) => of.assignCategories),
    removeCategories: changing((of) => of.removeCategories),
    placeCategories: changing((of) => of.placeCategories),
    previewMenu,
    createItem: changing((of) => of.createItem),
    updateItem: changing((of) => of.updateItem),
    deleteItem: changing((of) => of.deleteItem),
    setAvailability: changing((of) => of.setAvailability),
    createCategory: changing((of) => of.createCategory),
    updateCategory: changing((of) => of.updateCategory),
    deleteCategory: changing((of) => of.deleteCategory),
    assignItems: changing((of) => of.assignItems),
    removeItems: changing((of) => of.removeItems),
    placeItems: changing((of) => of.placeItems),
    uploadImage: changing((of) => of.uploadImage),
    originalImage: changing((of) => of.originalImage),
    changePrices: changing((of) => of.changePrices),
    changeAvailability: changing((of) => of.changeAvailability),
    deleteItems: changing((of) => of.deleteItems),
    restoreItems: changing((of) => of.restoreItems),
    importItems: changing((of) => of.importItems),
    orderItems: changing((of) => of.orderItems),
    duplicateItem: changing((of) => of.duplicateItem),
    restoreItem: changing((of) => of.restoreItem),
    duplicateMenu: changing((of) => of.duplicateMenu),
    restoreMenu: changing((of) => of.restoreMenu),
    restoreRestaurant: changing((of) => of.restoreRestaurant),
    orderCategories: changing((of) => of.orderCategories),
    duplicateCategory: changing((of) => of.duplicateCategory),
    restoreCategory: changing((of) => of.restoreCategory),
    listChanges,
    undoChange: changing((of) => of.undoChange),
    undoTime: changing((of) => of.undoTime),
    listWebhooks: ofWebhooks((of) => of.listWebhooks),
    createWebhook: ofWebhooks((of) => of.createWebhook),
    updateWebhook: ofWebhooks((of) => of.updateWebhook),
    replaceWebhookSecret: ofWebhooks((of) => of.replaceWebhookSecret),
    deleteWebhook: ofWebhooks((of) => of.deleteWebhook),
    testWebhook: ofWebhooks((of) => of.testWebhook),
    listDeliveries: ofWebhooks((of) => of.listDeliveries),
    resendDelivery: ofWebhooks((of) => of.resendDelivery),
  },
});
