import { setTimeout as wait } from 'node:timers/promises';
import { form, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';

type Things = Record<'restaurant' | 'menu' | 'category' | 'soup' | 'pie', string>;

/** A restaurant with a menu, a category and two dishes. */
async function ownerWithMenu(): Promise<{ owner: TestOwner } & Things> {
  const owner = await newProOwner();
  const dishes = [
    { name: 'Soup', price: '9' },
    { name: 'Pie', price: '7' },
  ];
  const made = await newMenu(owner, { menu: 'Day', category: 'Plates', dishes });
  const [soup = '', pie = ''] = made.itemIds;
  const { restaurantId: restaurant, menuId: menu, categoryId: category } = made;
  return { owner, restaurant, menu, category, soup, pie };
}

const changesOf = async (owner: TestOwner, query = ''): Promise<HistoryEntry[]> =>
  (await owner.send('GET', `/api/catalogue/history${query}`)).json.changes;

/** History is written asynchronously. */
const latest = (owner: TestOwner, isIt: (entry: HistoryEntry) => boolean) =>
  waitUntil(
    async () => (await changesOf(owner)).find(isIt),
    (found) => found !== undefined,
    10_000,
  ).then((found) => {
    if (!found) throw new Error('It is not there');
    return found;
  });
const changed =
  (action: string, id: string, field?: string) =>
  ({ things }: HistoryEntry) =>
    things.some(
      (thing) =>
        thing.action === action &&
        thing.id === id &&
        (field === undefined || field in thing.after || field in thing.before),
    );
const undo = (owner: TestOwner, { id }: HistoryEntry, body = {}) =>
  owner.send('POST', `/api/catalogue/history/${id}/undo`, body);
const itemOf = async (owner: TestOwner, id: string) =>
  (await owner.send('GET', `/api/menus/items/${id}`)).json;

const at = await ownerWithMenu();

test('a change says who made it, when, and what it was before', async () => {
  const { owner, soup } = at;
  await owner.send('PUT', `/api/menus/items/${soup}`, form({ name: 'Soup', price: '10' }));
  const entry = await latest(owner, changed('changed', soup, 'price_thousandths'));
  expect(entry.by).toEqual({ kind: 'person', id: owner.id, name: 'Olive Owner' });
  expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(20_000);
  const [thing] = entry.things;
  expect(thing).toMatchObject({
    kind: 'items',
    name: 'Soup',
    action: 'changed',
    before: { price_thousandths: 9000 },
    after: { price_thousandths: 10_000 },
  });
});

test('a change is taken back as an ordinary one, stands in the history, and can be taken back itself', async () => {
  const { owner, soup } = at;
  await owner.send('PUT', `/api/menus/items/${soup}`, form({ name: 'Soup', price: '12' }));
  const entry = await latest(
    owner,
    ({ things }) => things[0]?.id === soup && things[0].after.price_thousandths === 12_000,
  );
  const { status, json } = await undo(owner, entry);
  expect([status, json.things]).toEqual([
    200,
    [{ kind: 'items', id: soup, name: 'Soup', does: 'change_back' }],
  ]);
  expect((await itemOf(owner, soup)).price).toBe(10);
  const undoing = await latest(owner, ({ id }) => id === json.change_id);
  expect(undoing.undoes).toBe(entry.id);
  await undo(owner, undoing);
  expect((await itemOf(owner, soup)).price).toBe(12);
  await undo(owner, entry);
  expect((await undo(owner, entry)).json).toMatchObject({ things: [], change_id: null });
});

test('what was changed again since is named, and stays unless it is said', async () => {
  const { owner, pie } = at;
  const save = (name: string) =>
    owner.send('PUT', `/api/menus/items/${pie}`, form({ name, price: '7' }));
  await save('Apple pie');
  const entry = await latest(owner, changed('changed', pie, 'name'));
  await save('Cherry pie');
  const refused = await undo(owner, entry);
  expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
  expect(refused.json.detail).toContain('Cherry pie');
  expect((await itemOf(owner, pie)).name).toBe('Cherry pie');
  const left = await undo(owner, entry, { changed_since: 'leave' });
  expect([left.json.things, (await itemOf(owner, pie)).name]).toEqual([[], 'Cherry pie']);
  const looked = await undo(owner, entry, { dry_run: true });
  expect(looked.json).toMatchObject({ things_count: 1, changed_since: [{ id: pie }] });
  expect((await itemOf(owner, pie)).name).toBe('Cherry pie');
  await undo(owner, entry, { changed_since: 'undo' });
  expect((await itemOf(owner, pie)).name).toBe('Pie');
});

test('a deleted dish, category and menu come back whole, where they stood', async () => {
  const { owner, restaurant, menu, category, soup, pie } = at;
  const content = async () => (await owner.send('GET', `/api/menus/${menu}/content`)).json;
  const seen = (read: {
    menu: { name: string };
    categories: { name: string; items: { id: string; name: string; price: number }[] }[];
  }) => [
    read.menu.name,
    read.categories.map(({ name, items }) => [
      name,
      items.map((item) => [item.id, item.name, item.price]),
    ]),
  ];
  const before = seen(await content());
  expect(before).toMatchObject([
    'Day',
    [
      [
        'Plates',
        [
          [soup, 'Soup', 10],
          [pie, 'Pie', 7],
        ],
      ],
    ],
  ]);
  for (const [path, id] of [
    ['/api/menus/items', soup],
    ['/api/categories', category],
    ['/api/menus', menu],
  ]) {
    expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(204);
  }
  const { json: without } = await owner.send('GET', `/api/restaurants/${restaurant}`);
  expect(without.active_menu_id).toBeNull();
  const gone = await Promise.all(
    [menu, category, soup].map((id) => latest(owner, changed('deleted', id))),
  );
  for (const entry of gone) expect((await undo(owner, entry)).status).toBe(200);
  expect(seen(await content())).toEqual(before);
  const { json: shown } = await owner.send('GET', `/api/restaurants/${restaurant}`);
  expect(shown.active_menu_id).toBe(menu);
});

test('all of a time is taken back at once, after it was counted', async () => {
  const { owner, soup, pie, category } = await ownerWithMenu();
  await latest(owner, changed('added', pie));
  await wait(1500);
  const from = new Date().toISOString();
  await owner.send('PUT', `/api/menus/items/${soup}`, form({ name: 'Stew', price: '9' }));
  await owner.send('PUT', `/api/menus/items/${soup}`, form({ name: 'Goulash', price: '19' }));
  await owner.send('PATCH', `/api/menus/items/${pie}/availability`, { is_available: false });
  await owner.send('DELETE', `/api/menus/items/${pie}`);
  const made = await owner.send('POST', '/api/menus/items', form({ name: 'Cake', price: '5' }));
  await latest(owner, changed('added', String(made.json.id)));
  const until = new Date(Date.now() + 1000).toISOString();
  const body = { from, until };
  const send = (more = {}) =>
    owner.send('POST', '/api/catalogue/history/undo', { ...body, ...more });
  const { json: looked } = await send({ dry_run: true });
  expect(
    looked.things
      .map(({ does, name }: { does: string; name: string }) => `${does} ${name}`)
      .toSorted(),
  ).toEqual(['bring_back Pie', 'change_back Goulash', 'remove Cake']);
  expect((await send()).status).toBe(200);
  expect(await itemOf(owner, soup)).toMatchObject({ name: 'Soup', price: 9 });
  expect(await itemOf(owner, pie)).toMatchObject({ name: 'Pie', is_available: true });
  expect((await owner.send('GET', `/api/menus/items/${made.json.id}`)).status).toBe(404);
  const { json: held } = await owner.send('GET', `/api/categories/${category}/items`);
  expect(held.map(({ id }: { id: string }) => id)).toEqual([soup, pie]);
});

test('prices of 144 dishes are one change of many parts, and taken back at once', async () => {
  const owner = await newProOwner();
  const { json: category } = await owner.send('POST', '/api/categories', { name: 'Plates' });
  const ids = await manyDishes(owner, 144, { price: 8, category_ids: [category.id] });
  const changes = ids.map((id) => ({ id, from: 8, to: 9.5 }));
  expect((await owner.send('POST', '/api/menus/items/prices', { changes })).status).toBe(200);
  const entry = await latest(owner, ({ things_count }) => things_count === 144);
  expect((await undo(owner, entry)).json).toMatchObject({ things_count: 144 });
  const { json } = await owner.send('GET', '/api/menus/all-items');
  expect(new Set(json.items.map(({ price }: { price: number }) => price))).toEqual(new Set([8]));
  const imported = await latest(
    owner,
    ({ things, things_count }) => things[0]?.action === 'added' && things_count === 48,
  );
  expect((await undo(owner, imported)).json).toMatchObject({ things_count: 48 });
  expect((await owner.send('GET', '/api/menus/all-items')).json.items).toHaveLength(96);
});

test('of a menu brought in, the dishes alone are counted', async () => {
  const { owner, menu } = await ownerWithMenu();
  const dishes = Array.from({ length: 30 }, (_, n) => ({
    do: 'add_item',
    ref: `new:${n}`,
    name: `Cake ${n}`,
    category: 'new:sweet',
    price: 5,
  }));
  const edits = [{ do: 'add_category', ref: 'new:sweet', name: 'Sweet' }, ...dishes];
  expect((await owner.send('POST', `/api/menus/${menu}/edits`, { edits })).status).toBe(200);
  // It is written in parts, and names only some of the dishes.
  const isWhole = ({ things, things_count }: HistoryEntry) =>
    things.some(({ name }) => name.startsWith('Cake ')) && things_count >= dishes.length;
  expect(await latest(owner, isWhole)).toMatchObject({ things_count: dishes.length });
});

test('the calls of one import are one change, and taken back at once', async () => {
  const { owner, menu, category, soup } = await ownerWithMenu();
  const part_of = 'import-1';
  const send = (path: string, body: object) => owner.send('POST', path, { ...body, part_of });
  const sweet = (await send('/api/categories', { name: 'Sweet', menu_ids: [] })).json.id;
  for (const batch of ['Cake', 'Tart']) {
    const items = Array.from({ length: 30 }, (_, n) => ({
      name: `${batch} ${n}`,
      price: 5,
      category_ids: [sweet],
    }));
    expect((await send('/api/menus/items/import', { items })).status).toBe(201);
  }
  await send('/api/menus/items/prices', { changes: [{ id: soup, from: 9, to: 10 }] });
  // Someone else is at work meanwhile.
  await owner.send('PATCH', `/api/menus/items/${soup}/availability`, { is_available: false });
  await send(`/api/menus/${menu}/edits`, { edits: [{ do: 'move_category', category: sweet }] });
  const entry = await latest(owner, ({ things_count }) => things_count === 60);
  const after = (await changesOf(owner)).filter(({ id }) => id >= entry.id);
  expect(after.map(({ things }) => things[0]?.action)).toEqual(['changed', 'added']);
  expect((await undo(owner, entry)).json).toMatchObject({ things_count: 62 });
  expect(await itemOf(owner, soup)).toMatchObject({ price: 9, is_available: false });
  const { json: left } = await owner.send('GET', `/api/menus/${menu}/content`);
  expect(left.categories.map(({ id }: { id: string }) => id)).toEqual([category]);
  expect((await owner.send('GET', '/api/menus/all-items')).json.items).toHaveLength(2);
});

test('history is found by dish, by menu and by person', async () => {
  const { owner, soup, menu, category } = at;
  const ofSoup = await changesOf(owner, `?kind=items&id=${soup}`);
  expect(ofSoup.length).toBeGreaterThan(2);
  expect(ofSoup.every(({ things }) => things.every(({ id }) => id === soup))).toBe(true);
  const ofMenu = await changesOf(owner, `?kind=menus&id=${menu}`);
  expect(ofMenu.some(changed('changed', soup))).toBe(true);
  expect(ofMenu.some(changed('added', category))).toBe(true);
  expect(await changesOf(owner, '?by=nobody')).toEqual([]);
  expect((await changesOf(owner, `?by=${owner.id}`)).length).toBeGreaterThan(5);
});
