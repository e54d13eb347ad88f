import { withoutOne } from '../../changes/delete-one.ts';
import { restoreExpired, withRestored } from '../../changes/restore.ts';
import { outOfTrash, toTrash, type Trash } from '../../store/trash.ts';
import { type Draft, idOf, referencedRow, trashName } from './draft.ts';

type Kind = 'categories' | 'items';

/** It can be restored for a while. */
export function applyDelete(draft: Draft, kind: Kind, thing: string) {
  const { id } = referencedRow(draft, kind, thing);
  const { row, memory, after } = withoutOne(kind, draft.catalogue, id, draft.planType);
  const name = trashName(kind, id);
  draft.gone.set(name, { row, ...memory, expires_at: Infinity });
  draft.also.set(name, toTrash(kind, draft.ownerId, row, memory, draft));
  return after;
}

/** Undoes a deletion, also one in this request. Throws 404 if it is too long ago, 403 if its slot was reused. */
export async function applyRestore(draft: Draft, kind: Kind, thing: string) {
  const id = idOf(draft, thing);
  const { catalogue, ownerId, planType, now } = draft;
  const name = trashName(kind, id);
  const justGone = draft.gone.get(name);
  const trash: Trash | undefined = justGone ?? (await draft.store.trashed(kind, ownerId, id, now));
  if (!trash || catalogue[kind].some((one) => one.id === id)) throw restoreExpired();
  draft.gone.delete(name);
  draft.also.set(name, justGone ? [] : outOfTrash(kind, ownerId, id, trash, now));
  return withRestored(kind, catalogue, id, trash, planType);
}
