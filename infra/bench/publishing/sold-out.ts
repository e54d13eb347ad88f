import { setTimeout as wait } from 'node:timers/promises';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import * as z from 'zod';
import { benchOwner } from '../samples/bench-restaurant.ts';
import { eachRequest } from '../count-calls.ts';
import { waitUntilPublished } from './wait-until-published.ts';

const imported = z.object({ items: z.array(z.object({ id: z.string() })) });

/** Milliseconds without further writes. */
const quietMs = 3000;

/** Counts the publishers' bucket and table requests, from now on. */
function countRequests(cloud: LocalCloud) {
  const publisher = Object.entries(cloud.environments).find(([name]) =>
    name.includes('-Service-publisher'),
  );
  const key = publisher?.[1].AWS_ACCESS_KEY_ID ?? 'none';
  const counts = { objects: 0, looks: 0, table: 0, last: performance.now() };
  eachRequest(({ headers, method }) => {
    if (!String(headers.authorization).includes(key)) return;
    if (headers['x-amz-target'] !== undefined) counts.table += 1;
    else if (method === 'PUT') counts.objects += 1;
    else counts.looks += 1;
    counts.last = performance.now();
  });
  const quiet = async () => {
    while (performance.now() - counts.last < quietMs) await wait(100);
  };
  return { counts, quiet };
}

/** An owner of five restaurants, one of which shows the dish: the publisher's work for one “sold out” switch. */
export async function soldOut(cloud: LocalCloud) {
  const { call, made } = await benchOwner(cloud);
  const category = await made('/api/categories', { name: 'Plates' });
  const restaurants: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const restaurant_id = await made('/api/restaurants', { name });
    const menu = await made('/api/menus', { name: `Menu ${name}`, restaurant_id });
    if (name === 'One')
      await call('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
    restaurants.push(restaurant_id);
  }
  const items = [{ name: 'Leek soup', price: 9, category_ids: [category] }];
  const answer = imported.parse(await call('POST', '/api/menus/items/import', { items }));
  const { counts, quiet } = countRequests(cloud);
  await quiet();
  const before = { ...counts };
  const path = `/restaurant/${restaurants[0]}/menu`;
  const switched = `/api/menus/items/${answer.items[0]?.id}/availability`;
  await call('PATCH', switched, { is_available: false });
  const savedAt = performance.now();
  await waitUntilPublished(cloud.origin, [{ path, text: 'Sold out', savedAt }]);
  await quiet();
  return {
    objects: counts.objects - before.objects,
    looks: counts.looks - before.looks,
    table: counts.table - before.table,
  };
}
