import { form, newOwner, send, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { verifyEmail } from '@menuleaf/shared/testing/mail-to.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';

async function openKitchen() {
  const owner = await newOwner();
  await verifyEmail(owner);
  const made = await newMenu(owner, {
    restaurant: { name: 'Olive Yard', monday_hours: '09:00-21:00' },
    category: 'Starters',
    dishes: [{ name: 'Leek soup', price: '9.5' }],
  });
  await owner.send('POST', `/api/restaurants/${made.restaurantId}/locations`, {
    address: '1 Main Street',
    city: `Town ${owner.id}`,
    state: 'OR',
    zip_code: '97202',
  });
  return { owner, ...made };
}

const page = (path: string) => send('GET', path);
const shows = (text: string) => (answer: { status: number; text: string }) =>
  answer.status === 200 && answer.text.includes(text);
const isGone = (answer: { status: number }) => answer.status === 404;

describe('what diners read', () => {
  let kitchen: Awaited<ReturnType<typeof openKitchen>>;
  beforeAll(async () => {
    kitchen = await openKitchen();
  });

  test('an edit shows within 5 s as finished HTML, and by API', async () => {
    const { owner, restaurantId, itemId } = kitchen;
    const menuPage = `/restaurant/${restaurantId}/menu`;
    await waitUntil(() => page(menuPage), shows('Leek soup'));
    await owner.send('PUT', `/api/menus/items/${itemId}`, form({ name: 'Pea soup', price: '10' }));
    const edited = await waitUntil(() => page(menuPage), shows('Pea soup'));
    expect(edited.text).not.toContain('Leek soup');
    expect(edited.text).toContain('$10.00');
    const menu = await send('GET', `/api/restaurants/public/${restaurantId}/menu`);
    expect(menu.json.categories[0].items[0]).toMatchObject({ name: 'Pea soup', price: 10 });
    const categories = await send('GET', `/api/restaurants/public/${restaurantId}/menu/categories`);
    expect(categories.json).toEqual(menu.json.categories);
    const landing = await page(`/restaurant/${restaurantId}`);
    expect(landing.text).toContain('View Menu');
    expect(landing.text).toContain('1 Main Street');
  });

  test('a sold-out item says so', async () => {
    const { owner, restaurantId, itemId } = kitchen;
    const path = `/api/menus/items/${itemId}/availability`;
    expect((await owner.send('PATCH', path, { is_available: false })).json.is_available).toBe(
      false,
    );
    await waitUntil(() => page(`/restaurant/${restaurantId}/menu`), shows('Sold out'));
    await owner.send('PATCH', path, { is_available: true });
    await getUntil(
      `/restaurant/${restaurantId}/menu`,
      (answer) => answer.status === 200 && !answer.text.includes('Sold out'),
    );
  });

  test('the restaurant stands in the directory, and in that of its city', async () => {
    const { owner, restaurantId } = kitchen;
    const city = encodeURIComponent(`town ${owner.id}`);
    const listed = await getUntil(
      `/api/restaurants/public?city=${city}`,
      (answer) => answer.json.restaurants.length === 1,
    );
    expect(listed.json.restaurants[0].id).toBe(restaurantId);
    expect(listed.json.restaurants[0]).not.toHaveProperty('place');
    const accented = encodeURIComponent(` TÖWN ${owner.id}`);
    const found = await send('GET', `/api/restaurants/public?city=${accented}`);
    expect(found.json).toEqual(listed.json);
    await owner.send('PUT', `/api/restaurants/${restaurantId}`, { is_listed: false });
    await getUntil(
      `/api/restaurants/public?city=${city}`,
      (answer) => answer.json.restaurants.length === 0,
    );
    await owner.send('PUT', `/api/restaurants/${restaurantId}`, { is_listed: true });
    const again = await getUntil(
      `/api/restaurants/public?city=${city}`,
      (answer) => answer.json.restaurants.length === 1,
    );
    // This does not move it up.
    expect(again.json.restaurants[0].published_at).toBe(listed.json.restaurants[0].published_at);
  });

  test('a deactivated menu is gone within 5 s and can come back; the landing page stays', async () => {
    const { owner, restaurantId, menuId } = kitchen;
    const menuPage = `/restaurant/${restaurantId}/menu`;
    await owner.send('PUT', `/api/restaurants/${restaurantId}`, { active_menu_id: null });
    const gone = await waitUntil(() => page(menuPage), isGone);
    expect(gone.text).toContain('Menu Not Found');
    expect(gone.text).toContain('1 Main Street');
    const data = () => page(`/api/restaurants/public/${restaurantId}/menu`);
    expect((await waitUntil(data, isGone)).json).toEqual({
      detail: 'Restaurant not found or no active menu',
      code: 'not_found',
    });
    expect((await send('GET', `/api/restaurants/public/${restaurantId}/menus`)).json).toEqual([]);
    await getUntil(
      `/restaurant/${restaurantId}`,
      (answer) => answer.status === 200 && !answer.text.includes('View Menu'),
    );
    await owner.send('PUT', `/api/restaurants/${restaurantId}`, { active_menu_id: menuId });
    await waitUntil(() => page(menuPage), shows('Pea soup'));
  });

  test('an address below it that leads nowhere answers 404 with the restaurant', async () => {
    const lost = await page(`/restaurant/${kitchen.restaurantId}/nothing`);
    expect(lost.status).toBe(404);
    expect(lost.text).not.toContain('Restaurant Not Found');
    expect(lost.text).toContain('View Menu');
  });

  test('a deleted restaurant answers Restaurant Not Found', async () => {
    const { owner, restaurantId } = kitchen;
    await owner.send('DELETE', `/api/restaurants/${restaurantId}`);
    for (const path of [`/restaurant/${restaurantId}`, `/restaurant/${restaurantId}/menu`]) {
      const gone = await waitUntil(() => page(path), isGone);
      expect(gone.text).toContain('Restaurant Not Found');
    }
    const data = () => page(`/api/restaurants/public/${restaurantId}`);
    expect((await waitUntil(data, isGone)).json.detail).toBe('Restaurant not found');
  });

  test('what anyone reads is asked of the service once a second, and a refusal is never kept', async () => {
    const data = () => page('/api/restaurants/public?limit=3');
    const kept = await waitUntil(
      data,
      ({ headers }) => headers.get('x-cache') !== 'Miss from cloudfront',
    );
    expect(kept.headers.get('x-cache')).toMatch(/^Hit/);
    expect(kept.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const refused = await page('/api/restaurants/public/nothing');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  test('an address that never was answers 404 with the same page', async () => {
    const answer = await page('/restaurant/nothing');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Restaurant Not Found');
  });
});

test('a cursor that is no cursor is refused', async () => {
  const answer = await send('GET', '/api/restaurants/public?cursor=nonsense');
  expect(answer.status).toBe(422);
});
