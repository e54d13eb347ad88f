import { lookSlots } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { Handler } from './context.ts';
import { rejoinImage, rejoinImages } from './images/item-image.ts';
import {
  categoriesView,
  itemsView,
  menusView,
  ownersItem,
  pick,
  restaurantsView,
} from './owners-view.ts';
import { oneOf } from './changes/catalogue-edits.ts';
import { restore, restoreExpired, withRestored } from './changes/restore.ts';
import { changeCatalogue } from './changes/change-catalogue.ts';
import type { BulkJob } from './store/bulk-job.ts';
import { outOfTrash } from './store/trash.ts';

export const restoreRestaurant: Handler<'restoreRestaurant'> = async (
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

export const restoreMenu: Handler<'restoreMenu'> = async ({ params }, owner, context) => {
  const { catalogue, planType } = await restore('menus', owner.accountId, params.id, context);
  return pick(menusView(catalogue, planType), params.id, 'Menu');
};

export const restoreCategory: Handler<'restoreCategory'> = async ({ params }, owner, context) => {
  const { catalogue, planType } = await restore('categories', owner.accountId, params.id, context);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};

export const restoreItem: Handler<'restoreItem'> = async ({ params }, owner, context) => {
  const { catalogue, planType, now } = await restore('items', owner.accountId, params.id, context);
  const upload = catalogue.items.find(({ id }) => id === params.id)?.image_upload;
  if (upload === undefined) {
    return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
  }
  await rejoinImage(owner.accountId, params.id, upload, context);
  return ownersItem(owner.accountId, params.id, context);
};

/** Undoes `deleteItems`, all or none: the last one first, so that each finds its place among those that follow it. */
export const restoreItems: Handler<'restoreItems'> = async ({ body }, owner, context) => {
  const { accountId: ownerId } = owner;
  const { catalogue } = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType, now }) => {
      const trash = await context.store.trashedItems(ownerId, body.ids, now);
      let after = before;
      const besideJob = body.ids.toReversed().flatMap((id) => {
        const gone = trash.get(id);
        if (!gone) throw restoreExpired();
        after = withRestored('items', after, id, gone, planType);
        return outOfTrash('items', ownerId, id, gone, now);
      });
      const job: BulkJob = {
        id: context.newId(),
        created_at: now.toISOString(),
        kind: 'items',
        changes: body.ids.map((id) => ({ id, back: true })),
      };
      return { after, job, besideJob, isUndo: true };
    },
  );
  await rejoinImages(ownerId, body.ids, catalogue, context);
  return undefined;
};
