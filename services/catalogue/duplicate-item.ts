import { lockedIds } from './catalogue.ts';
import { joined, oneOf, placesOf } from './catalogue-edits.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { copyName } from './copy-name.ts';
import { itemsView, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/**
 * At the end of the categories that the original is in, but for those that take nothing any more. Without the picture:
 * two items that shared one would lose it together.
 */
export const duplicateItem: CatalogueVerb<'duplicateItem'> = async ({ params }, owner, tools) => {
  const id = tools.newId();
  const { catalogue, planType, now } = await changeCatalogue(
    owner.userId,
    tools,
    ({ before, planType, now }) => {
      const item = oneOf(before, 'items', params.id);
      const { image: _image, image_upload: _upload, image_error: _error, ...rest } = item;
      const { sort_order: _order, ...fields } = rest;
      const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const copy = { ...fields, id, name: copyName(item.name), ...stamps };
      const locked = lockedIds(before.categories, 'categories', planType);
      const holders = new Set(placesOf(before, 'items', item.id).keys()).difference(locked);
      const grown = { ...before, items: [...before.items, copy] };
      return { after: joined(grown, 'items', copy, holders) };
    },
  );
  return pick(itemsView(catalogue, planType, now), id, 'Menu item');
};
