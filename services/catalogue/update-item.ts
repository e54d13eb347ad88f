import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { refuseOverwrite } from './catalogue.ts';
import { attachImage, checkImage, removeImage } from './item-image.ts';
import { mustBeEditable, ownersItem } from './owners-view.ts';
import { soldOutEnd } from './sold-out-end.ts';
import type { CatalogueVerb } from './tools.ts';

export const updateItem: CatalogueVerb<'updateItem'> = async ({ params, body }, owner, tools) => {
  const { store, clock } = tools;
  const plan = await store.entitlement(owner.userId, clock());
  const { image, image_key, remove_image, price, updated_at: loaded, ...fields } = body;
  await checkImage({ image, image_key }, plan.planType, owner.userId);
  await mustBeEditable('items', owner.userId, params.id, tools);
  const item = await store.one('items', owner.userId, params.id);
  if (!item) throw notFound('Menu item');
  const until = fields.is_available ? null : soldOutEnd(item, clock());
  const saved = await store.change(
    'items',
    owner.userId,
    params.id,
    {
      ...fields,
      price_cents: price === undefined ? undefined : Math.round(price * 100),
      sold_out_until: fields.is_available === undefined ? undefined : until,
      updated_at: clock().toISOString(),
    },
    { loaded },
  );
  if (saved === 'gone') throw notFound('Menu item');
  if (typeof saved === 'string') throw refuseOverwrite();
  if (remove_image) await removeImage(owner.userId, params.id, tools);
  await attachImage({ image, image_key }, owner.userId, params.id, tools);
  return ownersItem(owner.userId, params.id, tools);
};
