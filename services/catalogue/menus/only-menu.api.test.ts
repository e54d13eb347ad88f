import type { TestOwner } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';

let me: TestOwner;
beforeEach(async () => {
  me = await newProOwner();
});

const menu = async (name: string): Promise<string> => await me.made('/api/menus', { name });
const namesOn = async (id: string): Promise<string[]> => {
  const { json } = await me.send('GET', `/api/menus/${id}/categories`);
  return json.map(({ name }: { name: string }) => name);
};
const category = (name: string, more: object = {}) =>
  me.send('POST', '/api/categories', { name, ...more });

test('a new category goes to the end of the account’s only menu', async () => {
  await category('Before any menu');
  const dinner = await menu('Dinner');
  await category('Starters');
  await category('Mains');
  await category('Drinks', { menu_ids: [] });
  expect(await namesOn(dinner)).toEqual(['Starters', 'Mains']);
});

test('with several menus it goes on those that are named, and on none unasked', async () => {
  const [dinner, brunch] = [await menu('Dinner'), await menu('Brunch')];
  await category('Nowhere');
  await category('Both', { menu_ids: [dinner, brunch, dinner] });
  await category('Late', { menu_ids: [brunch] });
  expect(await namesOn(dinner)).toEqual(['Both']);
  expect(await namesOn(brunch)).toEqual(['Both', 'Late']);
});

test('one that names a menu that is not there is not made at all', async () => {
  await menu('Dinner');
  expect((await category('Lost', { menu_ids: ['nothing'] })).status).toBe(404);
  expect((await me.send('GET', '/api/categories')).json).toEqual([]);
});

test('a file’s items in a category made for it are on the menu', async () => {
  const dinner = await menu('Dinner');
  const { json } = await category('Starters');
  const items = ['Soup', 'Salad'].map((name) => ({ name, price: 5, category_ids: [json.id] }));
  await me.send('POST', '/api/menus/items/import', { items });
  const shown = (await me.send('GET', `/api/menus/preview/${dinner}`)).json;
  expect(shown.categories[0].items.map(({ name }: { name: string }) => name)).toEqual([
    'Soup',
    'Salad',
  ]);
});

test('a copy of a menu has categories of its own: what is taken off it stays on the other', async () => {
  const dinner = await menu('Dinner');
  const { json: starters } = await category('Starters');
  const items = ['Soup', 'Salad'].map((name) => ({ name, price: 5, category_ids: [starters.id] }));
  await me.send('POST', '/api/menus/items/import', { items });
  const { json: lunch } = await me.send('POST', `/api/menus/${dinner}/duplicate`);
  const on = async (id: string): Promise<{ id: string; items: { id: string }[] }[]> =>
    (await me.send('GET', `/api/menus/preview/${id}`)).json.categories;
  const [copied] = await on(lunch.id);
  expect(copied).toMatchObject({ name: 'Starters', items: [{ name: 'Soup' }, { name: 'Salad' }] });
  const item_ids = copied?.items.slice(0, 1).map(({ id }) => id);
  await me.send('DELETE', `/api/categories/${copied?.id}/items`, { item_ids });
  expect(await on(lunch.id)).toMatchObject([{ items: [{ name: 'Salad' }] }]);
  await me.send('DELETE', `/api/categories/${copied?.id}`);
  expect(await on(lunch.id)).toEqual([]);
  expect(await on(dinner)).toMatchObject([{ items: [{ name: 'Soup' }, { name: 'Salad' }] }]);
});

test('a copy with dishes of its own has all that the dishes have, and neither changes the other', async () => {
  const dinner = await menu('Dinner');
  const { json: starters } = await category('Starters');
  const { json: sides } = await category('Sides', { menu_ids: [dinner] });
  const category_ids = [starters.id, sides.id];
  const soup = { name: 'Soup', price: 5, allergens: 'Milk', allergens_confirmed: true };
  const choices = [
    { name: 'Cup', price: 5 },
    { name: 'Bowl', price: 8 },
  ];
  // More than a transaction holds.
  const items = Array.from({ length: 40 }, (_, at) => ({
    ...soup,
    name: `Soup ${at}`,
    choices,
    category_ids,
  }));
  await me.send('POST', '/api/menus/items/import', { items });
  await me.send('POST', '/api/menus/items/import', { items });
  const { json: lunch } = await me.send('POST', `/api/menus/${dinner}/duplicate?items=own`);
  type Shown = { id: string; name: string; price: number }[];
  const on = async (id: string): Promise<{ items: Shown }[]> =>
    (await me.send('GET', `/api/menus/preview/${id}`)).json.categories;
  const [first, second] = await on(lunch.id);
  expect(first?.items).toHaveLength(80);
  expect(second?.items.map(({ id }) => id)).toEqual(first?.items.map(({ id }) => id));
  const [was] = await on(dinner);
  const without = (shown: Shown = []) => shown.map(({ id: _id, ...rest }) => rest);
  expect(without(first?.items)).toEqual(without(was?.items));
  const [{ id } = { id: '' }] = first?.items ?? [];
  expect(was?.items.map((one) => one.id)).not.toContain(id);
  expect((await me.send('GET', `/api/menus/items/${id}`)).json).toMatchObject({
    allergens: 'Milk',
  });
  await me.send('POST', '/api/menus/items/delete', { ids: was?.items.map((one) => one.id) });
  expect((await on(lunch.id))[0]?.items).toHaveLength(80);
});

test('what a menu shares becomes its own, and stays outside it as it was', async () => {
  const dinner = await menu('Dinner');
  const { json: starters } = await category('Starters');
  const items = ['Soup', 'Salad'].map((name) => ({ name, price: 5, category_ids: [starters.id] }));
  await me.send('POST', '/api/menus/items/import', { items });
  const { json: lunch } = await me.send('POST', `/api/menus/${dinner}/duplicate`);
  const { json: both } = await category('Both', { menu_ids: [dinner, lunch.id] });
  const pie = [{ name: 'Pie', price: 5, category_ids: [both.id] }];
  await me.send('POST', '/api/menus/items/import', { items: pie });
  const { json: own } = await category('Own', { menu_ids: [lunch.id] });
  const tart = [{ name: 'Tart', price: 5, category_ids: [own.id] }];
  await me.send('POST', '/api/menus/items/import', { items: tart });
  type Held = { id: string; name: string; items: { id: string; name: string }[] };
  const on = async (id: string): Promise<Held[]> =>
    (await me.send('GET', `/api/menus/preview/${id}`)).json.categories;
  const [before, atDinner] = [await on(lunch.id), await on(dinner)];
  expect((await me.send('POST', `/api/menus/${lunch.id}/own-items`)).status).toBe(200);
  const after = await on(lunch.id);
  const named = (held: Held[]) =>
    held.map(({ name, items: its }) => [name, ...its.map((one) => one.name)]);
  expect(named(after)).toEqual(named(before));
  expect(await on(dinner)).toEqual(atDinner);
  const idsOf = (held: Held[]) => held.flatMap(({ items: its }) => its.map(({ id }) => id));
  const sharedBy = idsOf(after).filter((id) => idsOf(atDinner).includes(id));
  expect(sharedBy).toEqual([]);
  expect(after.map(({ id }) => id)).toEqual([
    before[0]?.id,
    expect.not.stringContaining(both.id),
    own.id,
  ]);
  expect(idsOf(after).at(-1)).toBe(idsOf(before).at(-1));
});

test('a menu that is deleted takes its empty and its copied categories along, and Undo brings all back', async () => {
  const dinner = await menu('Dinner');
  const { json: starters } = await category('Starters');
  const items = [{ name: 'Soup', price: 5, category_ids: [starters.id] }];
  await me.send('POST', '/api/menus/items/import', { items });
  const { json: lunch } = await me.send('POST', `/api/menus/${dinner}/duplicate`);
  const { json: own } = await category('Own', { menu_ids: [lunch.id] });
  const pie = [{ name: 'Pie', price: 5, category_ids: [own.id] }];
  await me.send('POST', '/api/menus/items/import', { items: pie });
  await category('Empty', { menu_ids: [lunch.id] });
  await category('Shared', { menu_ids: [lunch.id, dinner] });
  const all = async (): Promise<string[]> =>
    (await me.send('GET', '/api/categories')).json.map(({ name }: { name: string }) => name);
  const before = (await all()).toSorted();
  const [onLunch, onDinner] = [await namesOn(lunch.id), await namesOn(dinner)];
  expect(onLunch).toEqual(['Starters', 'Own', 'Empty', 'Shared']);

  const gone = await me.send('DELETE', `/api/menus/${lunch.id}`);
  expect(gone.status).toBe(204);
  expect((await all()).toSorted()).toEqual(['Own', 'Shared', 'Starters']);
  expect(await namesOn(dinner)).toEqual(onDinner);
  const back = await me.send('POST', `/api/menus/${lunch.id}/restore`);
  expect(back.status).toBe(200);
  expect((await all()).toSorted()).toEqual(before);
  expect(await namesOn(lunch.id)).toEqual(onLunch);

  // Of the other, what the copy does not have is kept.
  await me.send('DELETE', `/api/menus/${dinner}`);
  expect((await all()).toSorted()).toEqual(['Empty', 'Own', 'Shared', 'Starters']);
  expect(await namesOn(lunch.id)).toEqual(onLunch);
  // The last of them: a category that holds the only place of an item stays.
  await me.send('DELETE', `/api/menus/${lunch.id}`);
  expect((await all()).toSorted()).toEqual(['Own', 'Starters']);
});
