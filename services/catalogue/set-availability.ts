import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { mustBeEditable, ownersItem } from './owners-view.ts';
import { soldOutEnd } from './sold-out-end.ts';
import type { CatalogueVerb } from './tools.ts';

/** Leaves `updated_at` alone: a form that is open on the item meanwhile overwrites nothing of this. */
export const setAvailability: CatalogueVerb<'setAvailability'> = async (
  { params, body },
  owner,
  tools,
) => {
  const { store, clock } = tools;
  await mustBeEditable('items', owner.userId, params.id, tools);
  const { items } = await store.whole(owner.userId);
  const item = items.find(({ id }) => id === params.id);
  if (!item) throw notFound('Menu item');
  const { is_available = isAvailable(item, clock()), sold_out_until = soldOutEnd(item, clock()) } =
    body;
  const changes = { is_available, sold_out_until: is_available ? null : sold_out_until };
  const isThere = await store.setAvailability(owner.userId, params.id, changes);
  if (!isThere) throw notFound('Menu item');
  return ownersItem(owner.userId, params.id, tools);
};
