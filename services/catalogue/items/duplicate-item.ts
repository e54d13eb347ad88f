import { withoutImage } from '../images/join-upload.ts';
import { lockedIds } from '../replies.ts';
import { addToHolders, oneOf, placesOf } from '../changes/catalogue-edits.ts';
import { duplicate } from '../changes/duplicate.ts';
import { itemsView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

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
