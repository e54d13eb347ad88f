import { notFound } from '@menuleaf/shared/http/refusal.ts';
import type { CatalogueVerb } from './tools.ts';

export const qrCode: CatalogueVerb<'qrCode'> = async ({ params }, owner, { store, publicUrl }) => {
  const restaurant = await store.one('restaurants', owner.userId, params.id);
  if (!restaurant) throw notFound('Restaurant');
  return { url: `${publicUrl}/restaurant/${restaurant.id}` };
};
