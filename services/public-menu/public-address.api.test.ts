import { beforeAll, describe, expect, test } from '@jest/globals';
import { form, send, type TestOwner, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let owner: TestOwner;
async function becomeAnother() {
  owner = await newProOwner();
}
beforeAll(becomeAnother);

const page = (id: string) => () => send('GET', `/restaurant/${id}/menu`);
const shows = (text: string) => (answer: { status: number; text: string }) =>
  answer.status === 200 && answer.text.includes(text);

async function openRestaurant(name: string, dish: FormData) {
  const id = await owner.made('/api/restaurants', { name });
  const menuId = await owner.made('/api/menus', { name: `Menu of ${name}`, restaurant_id: id });
  const categoryId = await owner.made('/api/categories', { name: 'Plates' });
  dish.set('category_ids', JSON.stringify([categoryId]));
  const itemId = await owner.made('/api/menus/items', dish);
  const assigned = { category_ids: [categoryId] };
  await owner.send('POST', `/api/menus/${menuId}/categories/assign`, assigned);
  return { id, menuId, itemId };
}

describe('a printed address', () => {
  test('outlives a new name, another menu and edits', async () => {
    const { id, menuId } = await openRestaurant('Olive Yard', form({ name: 'Soup', price: '9' }));
    await waitUntil(page(id), shows('Soup'));
    await owner.send('PUT', `/api/restaurants/${id}`, { name: 'Fig Tree' });
    await waitUntil(page(id), shows('Fig Tree'));
    const other = await owner.made('/api/menus', { name: 'Winter' });
    await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: other });
    await waitUntil(page(id), shows('Winter'));
    await owner.send('PUT', `/api/restaurants/${id}`, { active_menu_id: menuId });
    await waitUntil(page(id), shows('Soup'));
    const { json } = await owner.send('GET', `/api/restaurants/${id}/qr-code`);
    expect(new URL(json.url).pathname).toBe(`/restaurant/${id}`);
    for (const path of [`/restaurant/${id}`, `/restaurant/${id}/`, `/restaurant/${id}/menu/`]) {
      expect((await send('GET', path)).status).toBe(200);
    }
  });

  test('outlives the end of Pro: what is over the limit stays, photos are kept but not shown', async () => {
    const image = new Blob([onePixel], { type: 'image/png' });
    const { id } = await openRestaurant('Newest', form({ name: 'Cake', price: '7', image }));
    const withPhoto = await waitUntil(page(id), shows('<img '));
    const photo = /src="(\/images\/[^"]+)"/.exec(withPhoto.text)?.[1] ?? '';
    expect((await send('GET', photo)).headers.get('content-type')).toBe('image/webp');

    await givePlan(owner, { ...proPlan, ends_at: '2026-01-01T00:00:00.000Z' });
    const plain = await waitUntil(page(id), (answer) => !answer.text.includes('<img '));
    expect(plain.status).toBe(200);
    expect(plain.text).toContain('Cake');
    expect(plain.text).not.toContain('og:image');
    const restaurants = (await owner.send('GET', '/api/restaurants')).json;
    expect(restaurants.map((each: { locked?: true }) => each.locked === true)).toContain(true);
    for (const each of restaurants) {
      expect((await send('GET', `/restaurant/${each.id}`)).status).toBe(200);
      expect((await send('GET', `/restaurant/${each.id}/menu`)).status).toBe(200);
    }

    await givePlan(owner, proPlan);
    expect((await waitUntil(page(id), shows('<img '))).text).toContain(photo);
  });
});

test('the last update is that of what diners see', async () => {
  const { id, itemId } = await openRestaurant('Quiet', form({ name: 'Bread', price: '3' }));
  const updated = async () =>
    (await send('GET', `/api/restaurants/public/${id}/menu`)).json?.updated_at;
  const landing = () => send('GET', `/restaurant/${id}`);
  await waitUntil(page(id), shows('Bread'));
  const first = await updated();
  await owner.send('PUT', `/api/restaurants/${id}`, { description: 'By the river' });
  await waitUntil(landing, shows('By the river'));
  expect(await updated()).toBe(first);
  await owner.send('PUT', `/api/menus/items/${itemId}`, form({ name: 'Rye bread', price: '3' }));
  await waitUntil(page(id), shows('Rye bread'));
  await waitUntil(updated, (now) => Date.parse(now) > Date.parse(first));
});

test('prices are in the restaurant’s currency, as its country writes it', async () => {
  // A plan allows five menus.
  await becomeAnother();
  const { id } = await openRestaurant('Lindenhof', form({ name: 'Suppe', price: '8,50' }));
  await waitUntil(page(id), shows('$8.50'));
  const change = { currency: 'eur', country: 'Deutschland' };
  const place = { address: 'Am Markt 1', city: 'Bonn', state: 'NRW', zip_code: '53111' };
  const saved = await owner.send('PUT', `/api/restaurants/${id}`, { ...place, ...change });
  expect(saved.json).toMatchObject({ currency: 'EUR', price_locale: 'de-DE-u-nu-latn' });
  const { text } = await waitUntil(page(id), shows('8,50\u00A0€'));
  // The page's own script has dollar signs that are not prices.
  expect(text.replaceAll(/<script type="module".*?<\/script>/gs, '')).not.toContain('$');
  expect(text).toContain('"price":"8.50","priceCurrency":"EUR"');
  const menu = await getUntil(
    `/api/restaurants/public/${id}/menu`,
    ({ json }) => json.currency === 'EUR',
  );
  expect(menu.json.categories[0].items[0].price).toBe(8.5);

  const wrong = await owner.send('PUT', `/api/restaurants/${id}`, { currency: 'euros' });
  expect([wrong.status, wrong.json.detail[0]?.msg]).toEqual([
    422,
    'Must be a currency’s ISO code, such as EUR',
  ]);
});
