import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { addToHolders, oneOf, placesOf } from './changes/catalogue-edits.ts';
import { duplicate } from './changes/duplicate.ts';
import { idempotencyKeyFor } from './changes/idempotency-key.ts';
import type { Handler } from './context.ts';
import { withoutImage } from './images/join-upload.ts';
import { categoriesView, itemsView, menusView, pick } from './owners-view.ts';
import { lockedIds } from './replies.ts';

export const duplicateMenu: Handler<'duplicateMenu'> = async (input, owner, context) => {
  const { id, catalogue, planType } = await duplicate(
    owner.accountId,
    context,
    idempotencyKeyFor('duplicateMenu', input),
    ({ before, copyOf }) => {
      const menu = oneOf(before, 'menus', input.params.id);
      // Of its own: what is taken off the copy stays on the other menu.
      const categories = membersOf(menu.category_ids, byId(before.categories)).map((one) => ({
        ...copyOf(one),
        id: context.newId(),
        name: one.name,
      }));
      const category_ids = categories.map(({ id }) => id);
      return {
        ...before,
        menus: [...before.menus, copyOf({ ...menu, category_ids })],
        categories: [...before.categories, ...categories],
      };
    },
  );
  return pick(menusView(catalogue, planType), id, 'Menu');
};

export const duplicateCategory: Handler<'duplicateCategory'> = async (input, owner, context) => {
  const { id, catalogue, planType } = await duplicate(
    owner.accountId,
    context,
    idempotencyKeyFor('duplicateCategory', input),
    ({ before, copyOf }) => {
      const { sort_order: _order, ...category } = oneOf(before, 'categories', input.params.id);
      return { ...before, categories: [...before.categories, copyOf(category)] };
    },
  );
  return pick(categoriesView(catalogue, planType), id, 'Category');
};

/**
 * Appended to the original's categories, except locked ones. The image is not copied: removing one would break both.
 */
export const duplicateItem: Handler<'duplicateItem'> = async (input, owner, context) => {
  const { id, catalogue, planType, now } = await duplicate(
    owner.accountId,
    context,
    idempotencyKeyFor('duplicateItem', input),
    ({ before, planType, copyOf }) => {
      const item = oneOf(before, 'items', input.params.id);
      const rest = { ...item, ...withoutImage('image') };
      // A copy usually becomes a different dish, so its allergens are unconfirmed.
      const { allergens_confirmed_at: _at, changed_since_confirmed: _since, ...unsaid } = rest;
      const { confirmed_despite: _despite, sort_order: _order, ...fields } = unsaid;
      const copy = copyOf(fields);
      const locked = lockedIds(before.categories, 'categories', planType);
      const holders = new Set(placesOf(before, 'items', item.id).keys()).difference(locked);
      return addToHolders({ ...before, items: [...before.items, copy] }, 'items', copy, holders);
    },
  );
  return pick(itemsView(catalogue, planType, now), id, 'Menu item');
};
