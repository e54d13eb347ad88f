import { lookSlots } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { CatalogueHandler } from '../context.ts';
import { rejoinImage } from '../images/item-image.ts';
import {
  categoriesView,
  itemsView,
  menusView,
  ownersItem,
  pick,
  restaurantsView,
} from '../owners-view.ts';
import { oneOf } from './catalogue-edits.ts';
import { restore } from './restore.ts';

export const restoreRestaurant: CatalogueHandler<'restoreRestaurant'> = async (
  { params },
  owner,
  context,
) => {
  const { catalogue, planType } = await restore('restaurants', owner.accountId, params.id, context);
  const { id } = params;
  const back = oneOf(catalogue, 'restaurants', id);
  for (const slot of lookSlots) {
    const upload = back[`${slot}_upload`];
    const uploads = context.lookUploads[slot];
    if (upload !== undefined)
      await rejoinImage(owner.accountId, id, upload, { ...context, uploads });
  }
  return pick(restaurantsView(catalogue, owner.accountId, planType), id, 'Restaurant');
};

export const restoreMenu: CatalogueHandler<'restoreMenu'> = async ({ params }, owner, context) => {
  const { catalogue, planType } = await restore('menus', owner.accountId, params.id, context);
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

export const restoreCategory: CatalogueHandler<'restoreCategory'> = async (
  { params },
  owner,
  context,
) => {
  const { catalogue, planType } = await restore('categories', owner.accountId, params.id, context);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

export const restoreItem: CatalogueHandler<'restoreItem'> = async ({ params }, owner, context) => {
  const { catalogue, planType, now } = await restore('items', owner.accountId, params.id, context);
  const upload = catalogue.items.find(({ id }) => id === params.id)?.image_upload;
  if (upload === undefined) {
    return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
  }
  await rejoinImage(owner.accountId, params.id, upload, context);
  return ownersItem(owner.accountId, params.id, context);
};
