import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { createApiKey } from './create-api-key.ts';
import type { IdentityHandler } from '../context.ts';

/** Effective at once: every slice checks the key on each call. */
const revokeApiKey: IdentityHandler<'revokeApiKey'> = async ({ params }, owner, context) => {
  const isGone = await context.store.removeApiKey(owner.accountId, params.id);
  if (!isGone) throw notFound('API key');
};

const listApiKeys: IdentityHandler<'listApiKeys'> = (_input, owner, { store }) =>
  store.apiKeys(owner.accountId);

/** API key calls, loaded on first use. */
export const apiKeyCalls = { createApiKey, listApiKeys, revokeApiKey };
