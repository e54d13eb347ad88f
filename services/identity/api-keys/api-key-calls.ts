import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { IdentityHandler } from '../context.ts';

/** Effective at once: every slice checks the key on each call. */
export const revokeApiKey: IdentityHandler<'revokeApiKey'> = async ({ params }, owner, context) => {
  const isGone = await context.store.removeApiKey(owner.accountId, params.id);
  if (!isGone) throw notFound('API key');
};

export const listApiKeys: IdentityHandler<'listApiKeys'> = (_input, owner, { store }) =>
  store.apiKeys(owner.accountId);

export { createApiKey } from './create-api-key.ts';
