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
  const changes = {
    is_available: body.is_available,
    sold_out_until: body.is_available ? null : (body.sold_out_until ?? null),
  };
  const saved = await tools.store.change('items', owner.userId, params.id, changes);
  if (typeof saved === 'string') throw notFound('Menu item');
  return ownersItem(owner.userId, params.id, tools);
};
