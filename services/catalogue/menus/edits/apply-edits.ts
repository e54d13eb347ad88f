import type { EditOf, MenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { addCategory, moveCategory, removeCategory, updateCategory } from './category-edits.ts';
import { type Draft, idOf, referencedRow, trashName } from './draft.ts';
import { addItem, placeItem, takeOutItem, updateItem } from './item-edits.ts';
import { withoutOne } from '../../changes/delete-one.ts';
import { restoreExpired, withRestored } from '../../changes/restore.ts';
import { outOfTrash, toTrash, type Trash } from '../../store/trash.ts';

type Kind = 'categories' | 'items';

/** It can be restored for a while. */
function applyDelete(draft: Draft, kind: Kind, thing: string) {
  const { id } = referencedRow(draft, kind, thing);
  const { row, memory, after } = withoutOne(kind, draft.catalogue, id, draft.planType);
  const name = trashName(kind, id);
  draft.gone.set(name, { row, ...memory, expires_at: Infinity });
  draft.also.set(name, toTrash(kind, draft.ownerId, row, memory, draft));
  return after;
}

/** Undoes a deletion, also one in this request. Throws 404 if it is too long ago, 403 if its slot was reused. */
async function applyRestore(draft: Draft, kind: Kind, thing: string) {
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

type Edits = { [Do in MenuEdit['do']]: EditOf<Do> };
type Outcome = OwnersCatalogue | Promise<OwnersCatalogue>;

const steps: { [Do in keyof Edits]: (draft: Draft, edit: Edits[Do]) => Outcome } = {
  add_category: addCategory,
  update_category: updateCategory,
  move_category: moveCategory,
  remove_category: removeCategory,
  delete_category: (draft, { category }) => applyDelete(draft, 'categories', category),
  restore_category: (draft, { category }) => applyRestore(draft, 'categories', category),
  add_item: addItem,
  update_item: updateItem,
  place_item: placeItem,
  take_out_item: takeOutItem,
  delete_item: (draft, { item }) => applyDelete(draft, 'items', item),
  restore_item: (draft, { item }) => applyRestore(draft, 'items', item),
};

const applied = <Do extends keyof Edits>(draft: Draft, name: Do, edit: Edits[Do]) =>
  steps[name](draft, edit);

/** Adds the failed edit's index to an error. */
function withEditIndex(error: unknown, at: number): unknown {
  if (!(error instanceof HttpError) || typeof error.detail !== 'string') return error;
  const detail = [{ loc: ['body', 'edits', at], msg: error.detail, type: error.code }];
  return new HttpError(error.status, detail, { code: error.code });
}

/** Applies all edits to the draft in order. Errors name the failed edit. */
export async function applyEdits(draft: Draft, edits: readonly MenuEdit[]): Promise<void> {
  for (const [at, edit] of edits.entries()) {
    try {
      draft.catalogue = await applied(draft, edit.do, edit);
    } catch (error) {
      throw withEditIndex(error, at);
    }
  }
}
