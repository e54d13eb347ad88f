import { pick } from '../owners-view.ts';
import type { CatalogueHandler } from '../context.ts';

export const qrCode: CatalogueHandler<'qrCode'> = async (
  { params },
  owner,
  { store, publicUrl },
) => {
  const restaurants = await store.restaurants(owner.userId);
  const restaurant = pick(restaurants, params.id, 'Restaurant');
  return { url: `${publicUrl}/restaurant/${restaurant.id}` };
};
