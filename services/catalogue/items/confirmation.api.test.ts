import { form, newOwner, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';

let me: TestOwner;
let restaurantId: string;
let menuId: string;
let pesto: string;

type Fields = Record<string, unknown>;

const edit = (fields: Fields, owner = me) =>
  owner.send('POST', `/api/menus/${menuId}/edits`, {
    edits: [{ do: 'update_item', item: pesto, ...fields }],
  });
const stored = async () => (await me.send('GET', `/api/menus/items/${pesto}`)).json;
const confirm = (allergens: string | null) => edit({ allergens, allergens_confirmed: true });
type Shown = { allergens: string | null; allergens_confirmed_at?: string };

/** Polls the dish until diners see it so. */
async function shownOnce(isSo: (item: Shown) => boolean): Promise<Shown> {
  const read = async (): Promise<Shown | undefined> =>
    (await send('GET', `/api/restaurants/public/${restaurantId}/menu`)).json.categories?.[0]
      ?.items[0];
  const item = await waitUntil(read, (found) => found !== undefined && isSo(found));
  if (!item) throw new Error('The dish is not on the menu');
  return item;
}
const isConfirmed = ({ allergens_confirmed_at }: Shown) => allergens_confirmed_at !== undefined;

beforeEach(async () => {
  me = await newOwner();
  restaurantId = await me.made('/api/restaurants', { name: 'Fig Tree' });
  const menu = { name: 'Dinner', restaurant_id: restaurantId };
  menuId = await me.made('/api/menus', menu);
  const { json } = await me.send('POST', `/api/menus/${menuId}/edits`, {
    edits: [
      { do: 'add_category', ref: 'new:mains', name: 'Mains' },
      { do: 'add_item', ref: 'new:dish', name: 'Pesto pasta', category: 'new:mains', price: 9 },
    ],
  });
  pesto = json.made[1].id;
});

test('nothing is suggested to diners, and nothing confirmed that nobody confirmed', async () => {
  expect(await stored()).not.toHaveProperty('allergens_confirmed_at');
  const item = await shownOnce(() => true);
  expect(item.allergens).toBeNull();
  expect(item).not.toHaveProperty('allergens_confirmed_at');
  await edit({ allergens: 'nuts' });
  expect(await stored()).not.toHaveProperty('allergens_confirmed_at');
  const named = await shownOnce(({ allergens }) => allergens === 'nuts');
  expect(named).not.toHaveProperty('allergens_confirmed_at');
});

test('what the owner confirms is kept with the time of it, which the server tells', async () => {
  const from = Date.now();
  const { json } = await confirm('gluten, milk, nuts');
  const [item] = json.categories[0].items;
  expect(item.allergens).toBe('gluten, milk, nuts');
  expect(Date.parse(item.allergens_confirmed_at)).toBeGreaterThanOrEqual(from - 1000);
  expect(item).not.toHaveProperty('changed_since_confirmed');
  expect(await stored()).toMatchObject({ allergens_confirmed_at: item.allergens_confirmed_at });
  expect(await shownOnce(isConfirmed)).toMatchObject({
    allergens: 'gluten, milk, nuts',
    allergens_confirmed_at: item.allergens_confirmed_at,
  });
});

test('to confirm with no allergen named says that there is none', async () => {
  await confirm(null);
  expect(await shownOnce(isConfirmed)).toMatchObject({ allergens: 'none of the 14' });
});

test('another save leaves it, and another name or description marks it', async () => {
  await confirm('nuts');
  const { allergens_confirmed_at } = await stored();
  await edit({ price: 11, name: 'Pesto pasta', allergens: 'nuts' });
  expect(await stored()).toMatchObject({ price: 11, allergens_confirmed_at });
  expect(await stored()).not.toHaveProperty('changed_since_confirmed');
  await edit({ description: 'with prawns' });
  expect(await stored()).toMatchObject({ allergens_confirmed_at, changed_since_confirmed: true });
  const described = await shownOnce((item) => 'description' in item && item.description !== null);
  expect(described).not.toHaveProperty('allergens_confirmed_at');
  expect(described).not.toHaveProperty('changed_since_confirmed');
  expect(described).not.toHaveProperty('confirmed_despite');
  expect(await stored()).toMatchObject({ suggested_since_confirmed: ['crustaceans'] });
  // Gluten and milk were suggested when nuts alone were confirmed.
  await edit({ description: 'for two' });
  expect(await shownOnce(isConfirmed)).toMatchObject({ allergens_confirmed_at });
  expect(await stored()).not.toHaveProperty('suggested_since_confirmed');
  await confirm('crustaceans, nuts');
  expect(await stored()).not.toHaveProperty('changed_since_confirmed');
});

test('another price leaves it, and a choice of another name marks it', async () => {
  const sizes = (name: string, price: number) => edit({ choices: [{ name, price }] });
  await sizes('Small', 9);
  await confirm('gluten, milk, nuts');
  await sizes('Small', 10);
  expect(await stored()).not.toHaveProperty('changed_since_confirmed');
  await sizes('With prawns', 10);
  expect(await stored()).toMatchObject({ suggested_since_confirmed: ['crustaceans'] });
});

test('other allergens, or the owner, take it back', async () => {
  await confirm('nuts');
  const path = `/api/menus/items/${pesto}`;
  await me.send('PUT', path, form({ allergens: 'nuts, milk' }));
  expect(await stored()).toMatchObject({ allergens: 'nuts, milk' });
  expect(await stored()).not.toHaveProperty('allergens_confirmed_at');
  await me.send('PUT', path, form({ allergens_confirmed: 'true' }));
  expect(await stored()).toMatchObject({ allergens_confirmed_at: expect.any(String) });
  await edit({ allergens_confirmed: false });
  expect(await stored()).toMatchObject({ allergens: 'nuts, milk' });
  const taken = await shownOnce((item) => item.allergens === 'nuts, milk' && !isConfirmed(item));
  expect(taken.allergens).toBe('nuts, milk');
});

test('a dish may be confirmed as it is made; its copy is another dish', async () => {
  const fields = { name: 'Rice', price: '4', allergens_confirmed: 'true' };
  const made = await me.send('POST', '/api/menus/items', form(fields));
  expect(made.json).toMatchObject({ allergens: 'none of the 14' });
  expect(made.json.allergens_confirmed_at).toEqual(expect.any(String));
  const copy = await me.send('POST', `/api/menus/items/${made.json.id}/duplicate`);
  expect(copy.status).toBe(201);
  expect(copy.json).not.toHaveProperty('allergens_confirmed_at');
});

test('nobody confirms for another owner, nor over what was saved meanwhile', async () => {
  const other = await newOwner();
  expect((await edit({ allergens_confirmed: true }, other)).status).toBe(404);
  const path = `/api/menus/items/${pesto}`;
  const theirs = await other.send('PUT', path, form({ allergens_confirmed: 'true' }));
  expect(theirs.status).toBe(404);
  const { updated_at } = await stored();
  await edit({ description: 'with prawns' });
  const late = await edit({ allergens: 'nuts', allergens_confirmed: true, updated_at });
  expect(late.status).toBe(409);
  expect(await stored()).not.toHaveProperty('allergens_confirmed_at');
});
