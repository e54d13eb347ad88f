import { withoutImage } from '../images/join-upload.ts';
import { lockedIds } from '../replies.ts';
import { joined, oneOf, placesOf } from '../changes/catalogue-edits.ts';
import { duplicate } from '../changes/duplicate.ts';
import { itemsView, pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

/**
 * At the end of the categories that the original is in, but for those that take nothing any more. Without the image:
 * two items that shared one would lose it together.
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
      // A copy is on its way to become another dish: nobody has confirmed that one.
      const { allergens_confirmed_at: _at, changed_since_confirmed: _since, ...unsaid } = rest;
      const { sort_order: _order, ...fields } = unsaid;
      const copy = copyOf(fields);
      const locked = lockedIds(before.categories, 'categories', planType);
      const holders = new Set(placesOf(before, 'items', item.id).keys()).difference(locked);
      return joined({ ...before, items: [...before.items, copy] }, 'items', copy, holders);
    },
  );
  return pick(itemsView(catalogue, planType, now), id, 'Menu item');
};
