import type { EditOf } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { withLists } from '../../changes/catalogue-edits.ts';
import { withFields } from '../../changes/edit-one.ts';
import { itemChanges } from '../../items/item-changes.ts';
import { newItem } from '../../items/new-item.ts';
import { type Draft, idOf, referencedRow, mustBeCurrent, mustBeOpen, putBefore } from './draft.ts';

type Placing = { item: string; category: string; before?: string | null | undefined };

/** Only in this category: an item has its own place in each. */
export function placeItem(draft: Draft, edit: Placing) {
  const { id } = referencedRow(draft, 'items', edit.item);
  const category = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'categories', category.id);
  const next = edit.before == null ? undefined : referencedRow(draft, 'items', edit.before).id;
  const lists = new Map([[category.id, putBefore(category.item_ids, id, next)]]);
  return withLists(draft.catalogue, 'categories', lists);
}

export function addItem(draft: Draft, edit: EditOf<'add_item'>) {
  const { do: _do, ref, category, before, ...fields } = edit;
  const item = newItem(idOf(draft, ref), fields, draft.now);
  draft.catalogue = { ...draft.catalogue, items: [...draft.catalogue.items, item] };
  return placeItem(draft, { item: ref, category, before });
}

export function updateItem(draft: Draft, edit: EditOf<'update_item'>) {
  const { do: _do, item: thing, updated_at: loaded, ...fields } = edit;
  const item = referencedRow(draft, 'items', thing);
  mustBeOpen(draft, 'items', item.id);
  mustBeCurrent(draft, 'items', item.id, loaded);
  const changes = itemChanges(fields)(item, draft.now);
  return withFields(draft.catalogue, 'items', item, changes, draft.now);
}

export function takeOutItem(draft: Draft, edit: EditOf<'take_out_item'>) {
  const { id } = referencedRow(draft, 'items', edit.item);
  const category = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'categories', category.id);
  const item_ids = category.item_ids.filter((one) => one !== id);
  return withLists(draft.catalogue, 'categories', new Map([[category.id, item_ids]]));
}
