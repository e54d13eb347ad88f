import type { EditOf, MenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { addCategory, moveCategory, removeCategory, updateCategory } from './category-edits.ts';
import { applyDelete, applyRestore } from './delete-edits.ts';
import type { Draft } from './draft.ts';
import { addItem, placeItem, takeOutItem, updateItem } from './item-edits.ts';

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
