import type { IdentityHandler } from '../context.ts';

/** The one that asks first, then the one that was used last. Those of before have no time that is known. */
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
