import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { forEachConcurrently } from '@menuleaf/public-menu-service/publishing/for-each-concurrently.ts';
import { tableOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchMenu } from './bench-menu.ts';

export type BenchRestaurant = {
  id: string;
  itemIds: string[];
  token: string;
  call: (method: string, path: string, body?: object) => Promise<unknown>;
};

/** Past the services: to write rows directly. */
export function openTableOf(cloud: LocalCloud) {
  const { tableName, dynamo } = tableOf(cloud);
  return openTable(tableName, dynamo);
}

/** A Pro account: 300 and 1,000 dishes exceed the Free plan. */
async function makePro(cloud: LocalCloud, ownerId: string) {
  const plan = {
    plan_type: 'pro',
    version: 1,
    cancelled_at_period_end: false,
    past_due: false,
    ends_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  };
  await openTableOf(cloud).put({ ...planKey(ownerId), ...plan });
}

/** A newly registered Pro owner, whose calls all have to succeed. */
export async function benchOwner(cloud: LocalCloud) {
  const { id, token, send, made } = await newOwner(cloud.origin);
  await makePro(cloud, id);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const { status, text, json } = await send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json;
  };
  return { id, token, call, made };
}

/** A restaurant with a menu of this many dishes, created by the owner pages' calls. */
export async function benchRestaurant(cloud: LocalCloud, size: number): Promise<BenchRestaurant> {
  const { token, call, made } = await benchOwner(cloud);
  const id = await made('/api/restaurants', {
    name: 'The Olive Yard',
    description: 'A neighbourhood kitchen with a wood oven.',
    ...onEachDay('11:30-14:30, 17:00-23:00'),
    time_zone: 'America/New_York',
  });
  const description = 'Small plates to share, bread from the oven, and something sweet.';
  const menuId = await made('/api/menus', { name: 'All day', description, restaurant_id: id });
  const itemIds: string[] = [];
  const categoryIds: string[] = [];
  for (const [order, { name, dishes }] of benchMenu(size).entries()) {
    const categoryId = await made('/api/categories', { name, sort_order: order });
    categoryIds.push(categoryId);
    await forEachConcurrently(dishes, 6, async (dish) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(dish)) form.set(field, value);
      form.set('category_ids', JSON.stringify([categoryId]));
      itemIds.push(await made('/api/menus/items', form));
    });
  }
  await call('POST', `/api/menus/${menuId}/categories/assign`, { category_ids: categoryIds });
  return { id, itemIds, token, call };
}
