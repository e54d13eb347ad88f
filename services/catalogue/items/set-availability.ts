import { notFound } from '@menuleaf/shared/server/http/http-error.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { mustBeEditable, ownersItem } from '../owners-view.ts';
import { soldOutEnd } from './sold-out-end.ts';
import type { CatalogueHandler } from '../context.ts';

/** Leaves `updated_at` alone: a form that is open on the item meanwhile overwrites nothing of this. */
export const setAvailability: CatalogueHandler<'setAvailability'> = async (
  { params, body },
  owner,
  context,
) => {
  const { store, clock } = context;
  await mustBeEditable('items', owner.userId, params.id, context);
  const { items } = await store.whole(owner.userId);
  const item = items.find(({ id }) => id === params.id);
  if (!item) throw notFound('Menu item');
  const { is_available = isAvailable(item, clock()), sold_out_until = soldOutEnd(item, clock()) } =
    body;
  const changes = { is_available, sold_out_until: is_available ? null : sold_out_until };
  const isThere = await store.setAvailability(owner.userId, params.id, changes);
  if (!isThere) throw notFound('Menu item');
  return ownersItem(owner.userId, params.id, context);
};
