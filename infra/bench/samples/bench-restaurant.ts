import { planKey } from '@menuleaf/shared/server/table/stored-plan.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { tableOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { benchMenu } from './bench-menu.ts';

const withId = z.object({ id: z.string() });
const session = z.object({ access_token: z.string(), user: withId });

export type BenchRestaurant = {
  id: string;
  itemIds: string[];
  token: string;
  call: (method: string, path: string, body?: object) => Promise<unknown>;
};

function caller(origin: string, token: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

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

async function mapConcurrently<Of>(
  all: readonly Of[],
  atOnce: number,
  work: (one: Of) => Promise<void>,
) {
  const queue = all.values();
  const worker = async () => {
    for (const one of queue) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A newly registered Pro owner. */
export async function benchOwner(cloud: LocalCloud, name: string) {
  const { origin } = cloud;
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${name}@example.com`,
      password: 'olive oil cake',
      full_name: 'Bench',
    }),
  });
  const { access_token, user } = session.parse(await registered.json());
  await makePro(cloud, user.id);
  const call = caller(origin, access_token);
  const made = async (path: string, body: object) =>
    withId.parse(await call('POST', path, body)).id;
  return { id: user.id, token: access_token, call, made };
}

/** A restaurant with a menu of this many dishes, created by the owner pages' calls. */
export async function benchRestaurant(
  cloud: LocalCloud,
  name: string,
  size: number,
): Promise<BenchRestaurant> {
  const { token, call, made } = await benchOwner(cloud, name);
  const hours = '11:30-14:30, 17:00-23:00';
  const id = await made('/api/restaurants', {
    name: 'The Olive Yard',
    description: 'A neighbourhood kitchen with a wood oven.',
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        `${day}_hours`,
        hours,
      ]),
    ),
    time_zone: 'America/New_York',
  });
  const description = 'Small plates to share, bread from the oven, and something sweet.';
  const menuId = await made('/api/menus', { name: 'All day', description, restaurant_id: id });
  const itemIds: string[] = [];
  const categoryIds: string[] = [];
  for (const [order, { name, dishes }] of benchMenu(size).entries()) {
    const categoryId = await made('/api/categories', { name, sort_order: order });
    categoryIds.push(categoryId);
    await mapConcurrently(dishes, 6, async (dish) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(dish)) form.set(field, value);
      form.set('category_ids', JSON.stringify([categoryId]));
      itemIds.push(await made('/api/menus/items', form));
    });
  }
  await call('POST', `/api/menus/${menuId}/categories/assign`, { category_ids: categoryIds });
  return { id, itemIds, token, call };
}
