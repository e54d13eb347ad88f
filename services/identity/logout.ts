import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import { forgetCookie } from './sessions.ts';
import type { IdentityHandler } from './context.ts';

export const logout: IdentityHandler<'logout'> = async (_input, owner, { store }) => {
  await store.endSession(owner.userId, owner.sessionId);
  return new WithCookies(undefined, [forgetCookie]);
};
