import { beforeAll, expect, test } from '@jest/globals';
import {
  form,
  newOwner,
  send,
  type TestOwner,
  waitUntil,
  getUntil,
} from '@menuleaf/shared/testing/api.ts';

let owner: TestOwner;
beforeAll(async () => {
  owner = await newOwner();
});

/** A dish on a restaurant's only menu. */
async function openRestaurant(name: string, dish: FormData) {
  const id = await owner.made('/api/restaurants', { name });
  await owner.made('/api/menus', { name: `Menu of ${name}`, restaurant_id: id });
  dish.set(
    'category_ids',
    JSON.stringify([await owner.made('/api/categories', { name: 'Plates' })]),
  );
  return { id, itemId: await owner.made('/api/menus/items', dish) };
}

test('a sold-out mark that has ended by itself is not told any more', async () => {
  const { id, itemId } = await openRestaurant('Soon', form({ name: 'Trout', price: '19' }));
  await getUntil(
    `/restaurant/${id}/menu`,
    ({ status, text }) => status === 200 && text.includes('Trout'),
  );
  const trout = async () =>
    (await send('GET', `/api/restaurants/public/${id}/menu?${Math.random()}`)).json.categories[0]
      .items[0];
  const ends = new Date(Date.now() + 10_000).toISOString();
  const path = `/api/menus/items/${itemId}/availability`;
  await owner.send('PATCH', path, { is_available: false, sold_out_until: ends });
  await waitUntil(trout, ({ is_available }) => !is_available);
  expect((await trout()).sold_out_until).toBe(ends);
  const after = await waitUntil(trout, ({ is_available }) => is_available);
  expect(after.sold_out_until).toBeNull();
});
