import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { IdentityHandler } from '../context.ts';

/** Ends one's own session; its next call is rejected. */
export const endSession: IdentityHandler<'endSession'> = async (
  { params },
  { userId },
  { store, clock },
) => {
  const open = await store.openSessions(userId, clock());
  if (!open.some(({ id }) => id === params.id)) throw notFound('Session');
  await store.endSession(userId, params.id);
  return undefined;
};
