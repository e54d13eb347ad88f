import { newOwner, send, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';

test('a sold-out mark that has ended by itself is not told any more', async () => {
  const owner = await newOwner();
  const dishes = [{ name: 'Trout', price: '19' }];
  const { restaurantId: id, itemId } = await newMenu(owner, { dishes });
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
