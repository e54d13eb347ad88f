import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { CatalogueHandler } from '../context.ts';

export const getEmbedSites: CatalogueHandler<'getEmbedSites'> = async (
  { params },
  owner,
  { store },
) => {
  const restaurants = await store.restaurants(owner.accountId);
  const found = restaurants.find(({ id }) => id === params.id);
  if (!found) throw notFound('Restaurant');
  return { embed_sites: found.embed_sites ?? [], updated_at: found.updated_at };
};
