import type { IdentityHandler } from '../context.ts';

/** The current session, then by last use. Older sessions have no known time. */
export const listSessions: IdentityHandler<'listSessions'> = async (
  _input,
  owner,
  { store, clock },
) => {
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
