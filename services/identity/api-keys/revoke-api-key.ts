import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { IdentityHandler } from '../context.ts';

/** From here on the key is refused: every slice reads it with each call. */
export const revokeApiKey: IdentityHandler<'revokeApiKey'> = async ({ params }, owner, context) => {
  const isGone = await context.store.removeApiKey(owner.accountId, params.id);
  if (!isGone) throw notFound('API key');
};
