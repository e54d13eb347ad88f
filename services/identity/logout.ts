import { WithCookies } from '@menuleaf/shared/http/handler.ts';
import { forgetCookie } from './sessions.ts';
import type { IdentityVerb } from './tools.ts';

export const logout: IdentityVerb<'logout'> = async (_input, owner, { store }) => {
  await store.endSession(owner.userId, owner.sessionId);
  return new WithCookies(undefined, [forgetCookie]);
};
