import { notFound } from '@menuleaf/shared/http/refusal.ts';
import { mustBeEditable, ownersItem } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

/** Leaves `updated_at` alone: a form that is open on the item meanwhile overwrites nothing of this. */
export const setAvailability: CatalogueVerb<'setAvailability'> = async (
  { params, body },
  owner,
  tools,
) => {
  await mustBeEditable('items', owner.userId, params.id, tools);
  const isThere = await tools.store.setAvailability(owner.userId, params.id, {
    is_available: body.is_available,
    sold_out_until: body.is_available ? null : (body.sold_out_until ?? null),
  });
  if (!isThere) throw notFound('Menu item');
  return ownersItem(owner.userId, params.id, tools);
};
