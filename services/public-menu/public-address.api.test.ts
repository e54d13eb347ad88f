import { form, send, type TestOwner, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';

let owner: TestOwner;
async function becomeAnother() {
  owner = await newProOwner();
}
beforeAll(becomeAnother);

const page = (id: string) => () => send('GET', `/restaurant/${id}/menu`);
const shows = (text: string) => (answer: { status: number; text: string }) =>
  answer.status === 200 && answer.text.includes(text);

const openRestaurant = (name: string, dish: Record<string, string | Blob>) =>
  newMenu(owner, { restaurant: { name }, menu: `Menu of ${name}`, dishes: [dish] });

test('a printed address outlives a new name, another menu and edits', async () => {
  const { restaurantId: id, menuId } = await openRestaurant('Olive Yard', {
    name: 'Soup',
    price: '9',
  });
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

test('the last update is that of what diners see', async () => {
  const { restaurantId: id, itemId } = await openRestaurant('Quiet', { name: 'Bread', price: '3' });
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
  const { restaurantId: id } = await openRestaurant('Lindenhof', { name: 'Suppe', price: '8,50' });
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
