import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { withoutImage } from '../images/join-upload.ts';
import { lockedIds } from '../replies.ts';
import { categoriesView, itemsView, menusView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';
import { addToHolders, oneOf, placesOf } from './catalogue-edits.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { nameLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { type ChangeContext, changeCatalogue } from './change-catalogue.ts';

/** Half of an emoji, which nothing can store. */
const half = /[\uD800-\uDBFF]$/;

/** Names a copy, within the name length limit. */
export const copyName = (name: string) =>
  `${name.slice(0, nameLimit - 7).replace(half, '')} (copy)`;

type Named = { id: string; name: string; created_at: string; updated_at: string };
type Given = {
  before: OwnersCatalogue;
  planType: PlanType;
  copyOf: <One extends Named>(one: One) => One;
};

/** Adds a copy to the owner's catalogue. `place` decides the source and position. Returns its id and the rest. */
async function duplicate(
  ownerId: string,
  context: ChangeContext,
  place: (given: Given) => OwnersCatalogue,
) {
  const id = context.newId();
  const changed = await changeCatalogue(ownerId, context, ({ before, planType, now }) => {
    const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const copyOf: Given['copyOf'] = (one) => ({ ...one, id, name: copyName(one.name), ...stamps });
    return { after: place({ before, planType, copyOf }) };
  });
  return { id, ...changed };
}

export const duplicateMenu: CatalogueHandler<'duplicateMenu'> = async (
  { params },
  owner,
  context,
) => {
  const { id, catalogue, planType } = await duplicate(
    owner.accountId,
    context,
    ({ before, copyOf }) => {
      const menu = oneOf(before, 'menus', params.id);
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

export const duplicateCategory: CatalogueHandler<'duplicateCategory'> = async (
  { params },
  owner,
  context,
) => {
  const { id, catalogue, planType } = await duplicate(
    owner.accountId,
    context,
    ({ before, copyOf }) => {
      const { sort_order: _order, ...category } = oneOf(before, 'categories', params.id);
      return { ...before, categories: [...before.categories, copyOf(category)] };
    },
  );
  return pick(categoriesView(catalogue, planType), id, 'Category');
};

/**
 * Appended to the original's categories, except locked ones. The image is not copied: removing one would break both.
 */
export const duplicateItem: CatalogueHandler<'duplicateItem'> = async (
  { params },
  owner,
  context,
) => {
  const { id, catalogue, planType, now } = await duplicate(
    owner.accountId,
    context,
    ({ before, planType, copyOf }) => {
      const item = oneOf(before, 'items', params.id);
      const rest = { ...item, ...withoutImage('image') };
      // A copy usually becomes a different dish, so its allergens are unconfirmed.
      const { allergens_confirmed_at: _at, changed_since_confirmed: _since, ...unsaid } = rest;
      const { sort_order: _order, ...fields } = unsaid;
      const copy = copyOf(fields);
      const locked = lockedIds(before.categories, 'categories', planType);
      const holders = new Set(placesOf(before, 'items', item.id).keys()).difference(locked);
      return addToHolders({ ...before, items: [...before.items, copy] }, 'items', copy, holders);
    },
  );
  return pick(itemsView(catalogue, planType, now), id, 'Menu item');
};
