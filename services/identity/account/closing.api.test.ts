import { origin, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { untilMailed } from '@menuleaf/shared/testing/mail-to.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import sharp from 'sharp';

const status = (path: string) => async () => (await fetch(`${origin}${path}`)).status;
const green = { width: 500, height: 400, channels: 3, background: '#1f6b3b' } as const;

async function openRestaurant() {
  const owner = await newProOwner();
  const image = new Blob([new Uint8Array(await sharp({ create: green }).png().toBuffer())]);
  const dishes = [{ name: 'Toast', price: '10', image }];
  const { restaurantId, itemId } = await newMenu(owner, { menu: 'All day', dishes });
  const dish = await owner.getUntil(`/api/menus/items/${itemId}`, ({ json }) => json.image_url);
  return { owner, pages: `/restaurant/${restaurantId}`, imageUrl: String(dish.json.image_url) };
}

test('the export holds everything, in its documented form', async () => {
  const { owner } = await openRestaurant();
  const { json } = await owner.send('GET', '/api/auth/me/export');
  expect(json).toMatchObject({
    format: 'menuleaf-export-1',
    user: { email: owner.email, plan_type: 'pro' },
    restaurants: [{ name: 'Fig Tree' }],
    menus: [{ name: 'All day', category_ids: [json.categories[0].id] }],
    categories: [{ name: 'Soups', item_ids: [json.items[0].id] }],
    items: [{ name: 'Toast', price: 10 }],
    people: [{ email: owner.email, role: 'owner' }],
    invitations: [],
    sign_ins: [{ device: 'Unknown device' }],
  });
  expect(JSON.stringify(json)).not.toContain('argon2');
});

test('a closed account leaves nothing behind, and says so by mail', async () => {
  const { owner, pages, imageUrl } = await openRestaurant();
  await waitUntil(status(`${pages}/menu`), (seen) => seen === 200);
  expect(await status(imageUrl)()).toBe(200);
  const wrong = await owner.send('DELETE', '/api/auth/me', { password: 'not this' });
  expect(wrong.status).toBe(422);

  const closed = await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  expect(closed.status).toBe(204);
  expect((await owner.send('GET', '/api/auth/me')).status).toBe(401);
  await waitUntil(status(pages), (seen) => seen === 404);
  await waitUntil(status(`${pages}/menu`), (seen) => seen === 404);
  // The edge may serve cached images; a size never requested is gone with the rest.
  await waitUntil(status(imageUrl.replace(/\d+\.webp$/, '1200.webp')), (seen) => seen !== 200);
  const left = await waitUntil(
    () => table.queryAll(keys.quota.pk(owner.id)),
    (rows) => rows.length === 0,
  );
  expect(left).toEqual([]);
  await untilMailed(owner.email, 'Your Menuleaf account is deleted');
  const again = { email: owner.email, password: 'olive oil cake', full_name: 'Olive Again' };
  expect((await send('POST', '/api/auth/register', { body: again })).status).toBe(201);
});
