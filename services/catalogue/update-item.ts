import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { refuseOverwrite } from './catalogue.ts';
import { refuseImage } from './item-image.ts';
import { mustBeEditable, ownersItem } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const updateItem: CatalogueVerb<'updateItem'> = async ({ params, body }, owner, tools) => {
  const { store, clock } = tools;
  const plan = await store.entitlement(owner.userId, clock());
  const { image, image_key, remove_image: _remove, price, updated_at: loaded, ...fields } = body;
  refuseImage(image ?? image_key, plan.planType);
  await mustBeEditable('items', owner.userId, params.id, tools);
  const saved = await store.change(
    'items',
    owner.userId,
    params.id,
    { ...fields, price_cents: Math.round(price * 100), updated_at: clock().toISOString() },
    { loaded },
  );
  if (saved === 'gone') throw notFound('Menu item');
  if (typeof saved === 'string') throw refuseOverwrite();
  return ownersItem(owner.userId, params.id, tools);
};
