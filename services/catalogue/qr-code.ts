import { pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const qrCode: CatalogueVerb<'qrCode'> = async ({ params }, owner, { store, publicUrl }) => {
  const restaurants = await store.restaurants(owner.userId);
  const restaurant = pick(restaurants, params.id, 'Restaurant');
  return { url: `${publicUrl}/restaurant/${restaurant.id}` };
};
