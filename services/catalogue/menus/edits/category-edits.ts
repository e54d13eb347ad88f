import type { EditOf } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { oneOf, withLists } from '../../changes/catalogue-edits.ts';
import { withFields } from '../../changes/edit-one.ts';
import { type Draft, idOf, referencedRow, mustBeCurrent, mustBeOpen, putBefore } from './draft.ts';

type Before = { before?: string | null | undefined };

const menuWith = (draft: Draft, category_ids: string[]) =>
  withLists(draft.catalogue, 'menus', new Map([[draft.menuId, category_ids]]));

const ownList = ({ catalogue, menuId }: Draft) => oneOf(catalogue, 'menus', menuId).category_ids;

/** Only on this menu: a category has its own place on each. */
export function moveCategory(draft: Draft, edit: { category: string } & Before) {
  const { id } = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'menus', draft.menuId);
  const next = edit.before == null ? undefined : referencedRow(draft, 'categories', edit.before).id;
  return menuWith(draft, putBefore(ownList(draft), id, next));
}

export function addCategory(draft: Draft, edit: EditOf<'add_category'>) {
  const { name, description, note, ref, before } = edit;
  const at = draft.now.toISOString();
  const id = idOf(draft, ref);
  const stamps = { created_at: at, updated_at: at };
  const category = { id, name, description, note, item_ids: [], ...stamps };
  const { catalogue } = draft;
  draft.catalogue = { ...catalogue, categories: [...catalogue.categories, category] };
  return moveCategory(draft, { category: ref, before });
}

export function updateCategory(draft: Draft, edit: EditOf<'update_category'>) {
  const { do: _do, category: thing, updated_at: loaded, ...fields } = edit;
  const category = referencedRow(draft, 'categories', thing);
  mustBeOpen(draft, 'categories', category.id);
  mustBeCurrent(draft, 'categories', category.id, loaded);
  return withFields(draft.catalogue, 'categories', category, fields, draft.now);
}

export function removeCategory(draft: Draft, edit: EditOf<'remove_category'>) {
  const { id } = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'menus', draft.menuId);
  return menuWith(
    draft,
    ownList(draft).filter((one) => one !== id),
  );
}
