import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';

export const deleteRestaurant: CatalogueVerb<'deleteRestaurant'> = async (
  { params },
  owner,
  { store, clock },
) => {
  const existed = await store.delete('restaurants', owner.userId, params.id, clock());
  if (!existed) throw notFound('Restaurant');
  return undefined;
};
