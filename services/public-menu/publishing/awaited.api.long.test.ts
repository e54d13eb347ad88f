import { table } from '@menuleaf/shared/testing/test-table.ts';
import { newOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { publishedKey, publishedOf } from '../public-menu-store.ts';
const place = {
  name: 'The Olive Yard',
  description: 'A kitchen with a wood oven.',
  time_zone: 'America/New_York',
  ...onEachDay('11:30-14:30, 17:00-22:00'),
};

test('who publishes notes whether a program waits to be told, in a row of two kilobytes', async () => {
  const owner = await newOwner();
  const restaurant_id = await owner.made('/api/restaurants', place);
  const menu = await owner.made('/api/menus', { name: 'Dinner', restaurant_id });
  const noted = (name: string) =>
    waitUntil(
      async () => table.get(publishedKey(restaurant_id)),
      (row) => {
        const published = publishedOf(row);
        return published?.menu?.name === name && !published.is_writing;
      },
    );

  const row = await noted('Dinner');
  expect(row).toHaveProperty('is_awaited', false);
  expect(JSON.stringify(row).length).toBeLessThanOrEqual(2048);

  const webhook = { url: 'https://till.example/menus', events: ['menu.published'] };
  await owner.made('/api/catalogue/webhooks', webhook);
  await owner.send('PUT', `/api/menus/${menu}`, { name: 'Supper' });
  expect(await noted('Supper')).toHaveProperty('is_awaited', true);
});
