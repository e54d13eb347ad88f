import { beforeAll, expect, test } from '@jest/globals';
import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';

const longest = 'x'.repeat(10_000);

let me: TestOwner;
let menu: string;
let starters: string;
let spare: string;
let items: string[];
const made = async (path: string, body: unknown): Promise<string> =>
  (await me.send('POST', path, body)).json.id;

/** A menu that has room for a few bytes more: 74 items of 20,000 each, and little else. */
beforeAll(async () => {
  me = await newOwner();
  await givePlan(me, proPlan);
  menu = await made('/api/menus', { name: 'Novel' });
  starters = await made('/api/categories', { name: 'Starters' });
  spare = await made('/api/categories', { name: 'Spare', menu_ids: [] });
  items = [];
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
  items.push(await made('/api/menus/items', item));
  const little = { name: 'Little', price: '5', category_ids: JSON.stringify([starters]) };
  items.push(await made('/api/menus/items', form(little)));
});

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
      /^The texts of the menu “Novel” take at most 1\.50 MB, .* 1\.51 MB/,
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
  const owner = await newOwner();
  await givePlan(owner, proPlan);
  const { json: dinner } = await owner.send('POST', '/api/menus', { name: 'Dinner' });
  const ids: string[] = [];
  for (let at = 0; at < 50; at += 1) {
    const { json } = await owner.send('POST', '/api/categories', { name: `C${at}`, menu_ids: [] });
    ids.push(json.id);
  }
  const dishes = Array.from({ length: 21 }, () => ({ name: 'Dish', price: 5, category_ids: ids }));
  const { status } = await owner.send('POST', '/api/menus/items/import', { items: dishes });
  expect(status).toBe(201);
  const path = `/api/menus/${dinner.id}/categories/assign`;
  const all = await owner.send('POST', path, { category_ids: ids });
  expect(all).toMatchObject({ status: 422 });
  expect(all.json.detail).toContain('this would be 1,050.');
  expect((await owner.send('POST', path, { category_ids: ids.slice(0, 47) })).status).toBe(200);
  expect((await owner.send('POST', path, { category_ids: ids.slice(47, 48) })).status).toBe(422);
});
