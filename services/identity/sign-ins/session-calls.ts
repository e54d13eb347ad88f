import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { WithCookies } from '@menuleaf/shared/server/http/serve.ts';
import type { Handler } from '../context.ts';
import { forgetCookie } from '../sessions.ts';

/** The current session, then by last use. Older sessions have no known time. */
export const listSessions: Handler<'listSessions'> = async (_input, owner, { store, clock }) => {
  const open = await store.openSessions(owner.userId, clock());
  return open
    .map(({ id, opened }) => ({
      id,
      device: opened?.device ?? 'Unknown device',
      created_at: opened?.opened_at ?? null,
      last_used_at: opened?.last_used_at ?? null,
      is_current: id === owner.sessionId,
    }))
    .toSorted(
      (a, b) =>
        Number(b.is_current) - Number(a.is_current) ||
        (b.last_used_at ?? '').localeCompare(a.last_used_at ?? ''),
    );
};

/** Ends one's own session; its next call is rejected. */
export const endSession: Handler<'endSession'> = async (
  { params },
  { userId },
  { store, clock },
) => {
  const open = await store.openSessions(userId, clock());
  if (!open.some(({ id }) => id === params.id)) throw notFound('Session');
  await store.endSession(userId, params.id);
  return undefined;
};

export const logout: Handler<'logout'> = async (_input, owner, { store }) => {
  await store.endSession(owner.userId, owner.sessionId);
  return new WithCookies(undefined, [forgetCookie]);
};
