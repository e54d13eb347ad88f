import {
  type MenuEdit,
  refsOf,
  type EditOf,
} from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { oneOf, withLists } from '../../changes/catalogue-edits.ts';
import { changeCatalogue } from '../../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../../changes/idempotency-key.ts';
import { rejoinImages } from '../../images/item-image.ts';
import { read } from '../../owners-view.ts';
import { contentOf } from '../menu-content.ts';
import {
  type Draft,
  idOf,
  referencedRow,
  trashName,
  mustBeCurrent,
  mustBeOpen,
  putBefore,
} from './draft.ts';
import type { Handler } from '../../context.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { withoutOne } from '../../changes/delete-one.ts';
import { restoreExpired, withRestored } from '../../changes/restore.ts';
import { outOfTrash, toTrash, type Trash } from '../../store/trash.ts';
import { withFields } from '../../changes/edit-one.ts';
import { itemChanges } from '../../items/item-changes.ts';
import { newItem } from '../../items/new-item.ts';

type Placing = { item: string; category: string; before?: string | null | undefined };

/** Only in this category: an item has its own place in each. */
function placeItem(draft: Draft, edit: Placing) {
  const { id } = referencedRow(draft, 'items', edit.item);
  const category = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'categories', category.id);
  const next = edit.before == null ? undefined : referencedRow(draft, 'items', edit.before).id;
  const lists = new Map([[category.id, putBefore(category.item_ids, id, next)]]);
  return withLists(draft.catalogue, 'categories', lists);
}

function addItem(draft: Draft, edit: EditOf<'add_item'>) {
  const { do: _do, ref, category, before, ...fields } = edit;
  const item = newItem(idOf(draft, ref), fields, draft.now);
  draft.catalogue = { ...draft.catalogue, items: [...draft.catalogue.items, item] };
  return placeItem(draft, { item: ref, category, before });
}

function updateItem(draft: Draft, edit: EditOf<'update_item'>) {
  const { do: _do, item: thing, updated_at: loaded, ...fields } = edit;
  const item = referencedRow(draft, 'items', thing);
  mustBeOpen(draft, 'items', item.id);
  mustBeCurrent(draft, 'items', item.id, loaded);
  const changes = itemChanges(fields)(item, draft.now);
  return withFields(draft.catalogue, 'items', item, changes, draft.now);
}

function takeOutItem(draft: Draft, edit: EditOf<'take_out_item'>) {
  const { id } = referencedRow(draft, 'items', edit.item);
  const category = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'categories', category.id);
  const item_ids = category.item_ids.filter((one) => one !== id);
  return withLists(draft.catalogue, 'categories', new Map([[category.id, item_ids]]));
}

type Before = { before?: string | null | undefined };

const menuWith = (draft: Draft, category_ids: string[]) =>
  withLists(draft.catalogue, 'menus', new Map([[draft.menuId, category_ids]]));

const ownList = ({ catalogue, menuId }: Draft) => oneOf(catalogue, 'menus', menuId).category_ids;

/** Only on this menu: a category has its own place on each. */
function moveCategory(draft: Draft, edit: { category: string } & Before) {
  const { id } = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'menus', draft.menuId);
  const next = edit.before == null ? undefined : referencedRow(draft, 'categories', edit.before).id;
  return menuWith(draft, putBefore(ownList(draft), id, next));
}

function addCategory(draft: Draft, edit: EditOf<'add_category'>) {
  const { name, description, note, ref, before } = edit;
  const at = draft.now.toISOString();
  const id = idOf(draft, ref);
  const stamps = { created_at: at, updated_at: at };
  const category = { id, name, description, note, item_ids: [], ...stamps };
  const { catalogue } = draft;
  draft.catalogue = { ...catalogue, categories: [...catalogue.categories, category] };
  return moveCategory(draft, { category: ref, before });
}

function updateCategory(draft: Draft, edit: EditOf<'update_category'>) {
  const { do: _do, category: thing, updated_at: loaded, ...fields } = edit;
  const category = referencedRow(draft, 'categories', thing);
  mustBeOpen(draft, 'categories', category.id);
  mustBeCurrent(draft, 'categories', category.id, loaded);
  return withFields(draft.catalogue, 'categories', category, fields, draft.now);
}

function removeCategory(draft: Draft, edit: EditOf<'remove_category'>) {
  const { id } = referencedRow(draft, 'categories', edit.category);
  mustBeOpen(draft, 'menus', draft.menuId);
  return menuWith(
    draft,
    ownList(draft).filter((one) => one !== id),
  );
}

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
async function applyEdits(draft: Draft, edits: readonly MenuEdit[]): Promise<void> {
  for (const [at, edit] of edits.entries()) {
    try {
      draft.catalogue = await applied(draft, edit.do, edit);
    } catch (error) {
      throw withEditIndex(error, at);
    }
  }
}

const isRestore = (edit: MenuEdit) => edit.do === 'restore_item' || edit.do === 'restore_category';

/** One transaction: if one edit fails, none is saved. */
export const editMenu: Handler<'editMenu'> = async (input, owner, context) => {
  const { params, body } = input;
  const { accountId: ownerId } = owner;
  const refs = refsOf(body.edits);
  const ids = new Map(refs.map((ref) => [ref, context.newId()]));
  const changed = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType, now, stamp }) => {
      const menuId = oneOf(before, 'menus', params.id).id;
      const given = { ownerId, menuId, before, planType, now, stamp, ids };
      const { store } = context;
      const draft: Draft = { ...given, store, catalogue: before, gone: new Map(), also: new Map() };
      await applyEdits(draft, body.edits);
      const also = [...draft.also.values()].flat();
      const isUndo = body.edits.every(isRestore);
      return { after: draft.catalogue, made: [...ids.values()], also, isUndo };
    },
    // The fingerprint includes the menu id.
    { once: idempotencyKeyOf(`editMenu ${params.id}`, input) },
  );
  const back = body.edits.flatMap((edit) => (edit.do === 'restore_item' ? [edit.item] : []));
  const isNewer = await rejoinImages(ownerId, back, changed.catalogue, context);
  const content = contentOf(isNewer ? await read(ownerId, context) : changed, params.id);
  const made = refs.map((ref, at) => ({ ref, id: changed.made[at] ?? '' }));
  return { ...content, made };
};
