import { editOne } from '../changes/edit-one.ts';
import { attachImage, checkImage, removeImage } from './item-image.ts';
import { itemsView, ownersItem, pick } from '../owners-view.ts';
import { soldOutEnd } from './sold-out-end.ts';
import type { CatalogueHandler } from '../context.ts';

export const updateItem: CatalogueHandler<'updateItem'> = async (
  { params, body },
  owner,
  context,
) => {
  const { store, clock } = context;
  const plan = await store.entitlement(owner.userId, clock());
  const { image, image_key, remove_image, price, updated_at: loaded, ...fields } = body;
  await checkImage({ image, image_key }, plan.planType, owner.userId, context, params.id);
  const { catalogue, planType, now } = await editOne(
    { kind: 'items', ownerId: owner.userId, id: params.id, loaded },
    (item, at) => ({
      ...fields,
      price_cents: price === undefined ? undefined : Math.round(price * 100),
      sold_out_until:
        fields.is_available === false ? soldOutEnd(item, at) : fields.is_available && null,
    }),
    context,
  );
  if (!remove_image && !image && image_key === undefined) {
    return pick(itemsView(catalogue, planType, now), params.id, 'Menu item');
  }
  if (remove_image) await removeImage(owner.userId, params.id, context);
  await attachImage({ image, image_key }, owner.userId, params.id, context);
  return ownersItem(owner.userId, params.id, context);
};
