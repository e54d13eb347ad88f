import { form, send, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { menuSizes } from '@menuleaf/shared/menu/menu-sizes.ts';
import { textInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { catalogueStore } from '../store/catalogue-store.ts';

const longest = 'x'.repeat(10_000);

/** A nearly full menu: 74 items of 20,000 bytes each, and little else. */
const me = await newProOwner();
const menu = await me.made('/api/menus', { name: 'Novel' });
const starters = await me.made('/api/categories', { name: 'Starters' });
const spare = await me.made('/api/categories', { name: 'Spare', menu_ids: [] });
const items: string[] = [];
for (const count of [37, 37]) {
  const sent = Array.from({ length: count }, () => ({
    name: 'Long',
    price: 5,
    description: longest,
    allergens: longest,
    category_ids: [starters],
  }));
  const answer = await me.send('POST', '/api/menus/items/import', { items: sent });
  items.push(...answer.json.items.map(({ id }: { id: string }) => id));
}
const item = form({ name: 'Spare', price: '5', description: longest, allergens: longest });
item.set('category_ids', JSON.stringify([spare]));
items.push(await me.made('/api/menus/items', item));
const little = { name: 'Little', price: '5', category_ids: JSON.stringify([starters]) };
items.push(await me.made('/api/menus/items', form(little)));

const long = (more: Record<string, string> = {}) =>
  form({ name: 'Long', price: '5', description: longest, allergens: longest, ...more });

test('the size of a menu’s texts is bound on every way that they grow, and its name is told', async () => {
  const [first = '', ...others] = items;
  const [loose = '', little = ''] = others.slice(-2);
  const category_ids = JSON.stringify([starters]);
  const imported = { name: 'New', price: 5, description: longest, allergens: longest };
  const ways = {
    create: () => me.send('POST', '/api/menus/items', long({ category_ids })),
    import: () =>
      me.send('POST', '/api/menus/items/import', {
        items: [{ ...imported, category_ids: [starters] }],
      }),
    duplicate: () => me.send('POST', `/api/menus/items/${first}/duplicate`),
    edit: () => me.send('PUT', `/api/menus/items/${little}`, long()),
    assign: () => me.send('POST', `/api/categories/${starters}/items`, { item_ids: [loose] }),
    'assign its category': () =>
      me.send('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [spare] }),
  };
  for (const [way, send] of Object.entries(ways)) {
    const { status, json } = await send();
    expect([way, status]).toEqual([way, 422]);
    expect(json.detail).toMatch(
      /^The texts of the menu “Novel” take at most 1\.50 MB, signs such as quotes or < counting up to 7 times and .* 1\.51 MB/,
    );
  }
});

test('a text that gets shorter, and what stands on no menu, is never refused', async () => {
  const [first = ''] = items;
  const shorter = form({ name: 'Short', price: '5', description: '', allergens: '' });
  expect((await me.send('PUT', `/api/menus/items/${first}`, shorter)).status).toBe(200);
  expect((await me.send('POST', '/api/menus/items', long())).status).toBe(201);
});

test('a dish in two categories counts twice: fifty categories of the same twenty are no menu', async () => {
  const owner = await newProOwner();
  const { json: dinner } = await owner.send('POST', '/api/menus', { name: 'Dinner' });
  const ids: string[] = [];
  for (let at = 0; at < 50; at += 1) {
    const { json } = await owner.send('POST', '/api/categories', { name: `C${at}`, menu_ids: [] });
    ids.push(json.id);
  }
  const description = '"'.repeat(200);
  const dish = { name: 'Dish', price: 5, category_ids: ids, description };
  const dishes = Array.from({ length: 21 }, () => dish);
  const { status } = await owner.send('POST', '/api/menus/items/import', { items: dishes });
  expect(status).toBe(201);
  const path = `/api/menus/${dinner.id}/categories/assign`;
  const all = await owner.send('POST', path, { category_ids: ids });
  expect(all).toMatchObject({ status: 422 });
  expect(all.json.detail).toContain('this would be 1,050.');
  expect((await owner.send('POST', path, { category_ids: ids.slice(0, 47) })).status).toBe(200);
  expect((await owner.send('POST', path, { category_ids: ids.slice(47, 48) })).status).toBe(422);
  const whole = await send('GET', `/api/menus/${dinner.id}/content`, {
    token: owner.token,
    headers: { 'accept-encoding': 'identity' },
  });
  expect([whole.status, whole.json.categories.length]).toEqual([200, 47]);
  expect(whole.json.categories[0].items[0].category_ids).toHaveLength(50);
});

/** Bytes left on the menu. */
async function room(owner: TestOwner, id: string) {
  const whole = await catalogueStore(table).whole(owner.id);
  return textInOneMenu - (menuSizes(whole).menus.find((one) => one.id === id)?.bytes ?? NaN);
}

test('a menu that is full grows by no name, no sign that its page escapes, no undoing and no copy', async () => {
  const owner = await newProOwner();
  const novel = await owner.made('/api/menus', { name: 'Novel' });
  const menu_ids = [novel];
  const soups = await owner.made('/api/categories', {
    name: 'Soups',
    description: longest,
    menu_ids,
  });
  const category_ids = JSON.stringify([soups]);
  const dishes = Array.from({ length: 36 }, () => ({
    name: 'Long',
    price: 5,
    description: longest,
    allergens: longest,
    category_ids: [soups],
  }));
  const imported = [];
  for (let half = 0; half < 2; half += 1) {
    const { json } = await owner.send('POST', '/api/menus/items/import', { items: dishes });
    imported.push(...json.items);
  }
  const [{ id: dish }] = imported;
  const gone = {
    items: await owner.made('/api/menus/items', long({ category_ids })),
    categories: await owner.made('/api/categories', {
      name: 'Gone',
      description: longest,
      menu_ids,
    }),
    menus: await owner.made('/api/menus', { name: 'Novel again' }),
  };
  await owner.send('PUT', `/api/menus/${gone.menus}`, { description: longest });
  await owner.send('POST', `/api/menus/${gone.menus}/categories/assign`, { category_ids: [soups] });
  await owner.send('DELETE', `/api/menus/${gone.menus}`);
  await owner.send('DELETE', `/api/categories/${gone.categories}`);
  await owner.send('DELETE', `/api/menus/items/${gone.items}`);
  expect((await owner.send('POST', '/api/menus/items', long({ category_ids }))).status).toBe(201);
  const more = { name: 'More', price: '5', category_ids, description: longest };
  const filling = await owner.made('/api/menus/items', form(more));
  const left = (await room(owner, novel)) - 5;
  const filled = await owner.send(
    'PUT',
    `/api/menus/items/${filling}`,
    form({ ...more, allergens: 'x'.repeat(Math.min(left, 10_000)) }),
  );
  expect(filled.status).toBe(200);
  const described = await owner.send('PUT', `/api/menus/${novel}`, {
    description: 'x'.repeat(Math.max(0, left - 10_000)),
  });
  expect(described.status).toBe(200);
  expect(await room(owner, novel)).toBe(5);

  const edit = (fields: Record<string, string>) =>
    owner.send('PUT', `/api/menus/items/${dish}`, form({ name: 'Long', price: '5', ...fields }));
  const ways = {
    'rename an item': () => edit({ name: 'Long and more' }),
    'quotes for letters': () => edit({ description: '"'.repeat(10_000) }),
    'markup for letters': () => edit({ allergens: '<'.repeat(10_000) }),
    'rename a category': () =>
      owner.send('PUT', `/api/categories/${soups}`, { name: 'Soups and more' }),
    'describe a category': () =>
      owner.send('PUT', `/api/categories/${soups}`, { description: '&'.repeat(10_000) }),
    'add a category': () => owner.send('POST', '/api/categories', { name: 'One more', menu_ids }),
    'rename the menu': () => owner.send('PUT', `/api/menus/${novel}`, { name: 'Novel and more' }),
    'copy the menu': () => owner.send('POST', `/api/menus/${novel}/duplicate`),
    'bring back an item': () => owner.send('POST', `/api/menus/items/${gone.items}/restore`),
    'bring back a category': () => owner.send('POST', `/api/categories/${gone.categories}/restore`),
    'bring back a menu': () => owner.send('POST', `/api/menus/${gone.menus}/restore`),
    'copy the category': async () => {
      const { json } = await owner.send('POST', `/api/categories/${soups}/duplicate`);
      return owner.send('POST', `/api/menus/${novel}/categories/assign`, {
        category_ids: [json.id],
      });
    },
  };
  for (const [way, send] of Object.entries(ways)) {
    const { status, json } = await send();
    expect([way, status]).toEqual([way, 422]);
    expect(json.detail).toMatch(/^The texts of the menu “Novel.*” take at most 1\.50 MB/);
  }
});

test('a category holds no more than a menu shows, on a menu or not', async () => {
  const { json } = await me.send('POST', '/api/categories', { name: 'Loose', menu_ids: [] });
  const path = `/api/categories/${json.id}/items`;
  const others = [];
  for (let at = 0; at < 3; at += 1) others.push(await me.made('/api/menus/items', long()));
  const all = await me.send('POST', path, { item_ids: [...items, ...others] });
  expect(all).toMatchObject({ status: 422 });
  expect(all.json.detail).toMatch(/^The texts of the category “Loose” take at most 1\.50 MB/);
  expect((await me.send('POST', path, { item_ids: items.slice(0, 20) })).status).toBe(200);
});
