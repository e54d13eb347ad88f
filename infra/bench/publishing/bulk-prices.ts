import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchOwner } from '../samples/bench-restaurant.ts';
import { waitUntilPublished } from './wait-until-published.ts';
import { importPlates } from './import-plates.ts';

const dishes = 480;

/** Five restaurants, each with its own menu of all 480 dishes. */
async function storeRestaurants(cloud: LocalCloud) {
  const { call, made } = await benchOwner(cloud);
  const category = await made('/api/categories', { name: 'Plates' });
  const itemIds = await importPlates({ call }, category, dishes);
  const paths: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const restaurant_id = await made('/api/restaurants', { name });
    const menu = await made('/api/menus', { name: `Menu ${name}`, restaurant_id });
    await call('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
    paths.push(`/restaurant/${restaurant_id}/menu`);
  }
  const savedAt = performance.now();
  const shown = (text: string) => paths.map((path) => ({ path, text, savedAt }));
  await waitUntilPublished(cloud.origin, shown(`Plate ${dishes - 1}<`));
  return { call, itemIds, paths };
}

/** Milliseconds from the last call's response until all five show all prices; sequential calls. */
export async function bulkPrices(cloud: LocalCloud) {
  const { call, itemIds, paths } = await storeRestaurants(cloud);
  return async (calls: number, from: number, to: number) => {
    const each = dishes / calls;
    for (let at = 0; at < dishes; at += each) {
      const changes = itemIds.slice(at, at + each).map((id) => ({ id, from, to }));
      await call('POST', '/api/menus/items/prices', { changes });
    }
    const savedAt = performance.now();
    const isNew = (text: string) => !text.includes(`$${from}.00`) && text.includes(`$${to}.00`);
    return waitUntilPublished(
      cloud.origin,
      paths.map((path) => ({ path, text: isNew, savedAt })),
    );
  };
}
