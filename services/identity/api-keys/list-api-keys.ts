import type { IdentityHandler } from '../context.ts';

export const listApiKeys: IdentityHandler<'listApiKeys'> = (_input, owner, { store }) =>
  store.apiKeys(owner.accountId);
