import { type Answer, form, newOwner, send, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';

const rounds = 12;
const dish = (name: string) => form({ name, price: '5' });

/** Raw rows, with dangling ids. */
async function stored(me: TestOwner): Promise<Record<string, unknown>[]> {
  return table.queryAll(keys.quota.pk(me.id));
}

async function deadIds(me: TestOwner): Promise<unknown[]> {
  const rows = await stored(me);
  const there = new Set(rows.filter(({ name }) => name !== undefined).map(({ id }) => id));
  const named = rows
    .filter(({ sk }) => !String(sk).startsWith('TRASH#'))
    .flatMap(({ item_ids, category_ids, active_menu_id }) =>
      [item_ids, category_ids, active_menu_id ?? []].flat(),
    );
  return named.filter((id) => id !== undefined && !there.has(id));
}

describe('of two at the same time', () => {
  test('a menu that becomes active while it is deleted leaves no restaurant pointing at nothing', async () => {
    const me = await newOwner();
    const restaurant = await me.made('/api/restaurants', { name: 'Fig Tree' });
    for (let round = 0; round < rounds; round += 1) {
      const active_menu_id = await me.made('/api/menus', { name: 'Dinner' });
      await Promise.all([
        me.send('PUT', `/api/restaurants/${restaurant}`, { active_menu_id }),
        me.send('DELETE', `/api/menus/${active_menu_id}`),
      ]);
      const { json } = await me.send('GET', `/api/restaurants/${restaurant}`);
      expect([round, json.active_menu_id]).toEqual([round, null]);
    }
  });

  test('what is assigned while it is deleted leaves no dead id', async () => {
    const me = await newOwner();
    const category = await me.made('/api/categories', { name: 'Starters' });
    for (let round = 0; round < rounds; round += 1) {
      const item = await me.made('/api/menus/items', dish('Soup'));
      await Promise.all([
        me.send('POST', `/api/categories/${category}/items`, { item_ids: [item] }),
        me.send('DELETE', `/api/menus/items/${item}`),
      ]);
      expect([round, await deadIds(me)]).toEqual([round, []]);
    }
  });

  test('a category that is deleted while a menu takes it in leaves no dead id', async () => {
    const me = await newOwner();
    const menu = await me.made('/api/menus', { name: 'Dinner' });
    for (let round = 0; round < rounds; round += 1) {
      const category = await me.made('/api/categories', { name: 'Starters', menu_ids: [] });
      const category_ids = [category];
      await Promise.all([
        me.send('POST', `/api/menus/${menu}/categories/assign`, { category_ids }),
        me.send('DELETE', `/api/categories/${category}`),
      ]);
      expect([round, await deadIds(me)]).toEqual([round, []]);
    }
  });
});

test('what comes back does not hold what was deleted while it was away', async () => {
  const me = await newProOwner();
  const { restaurantId, menuId, categoryId, itemId } = await newMenu(me);
  const away = [
    ['/api/restaurants', restaurantId, `/api/menus/${menuId}`],
    ['/api/menus', menuId, `/api/categories/${categoryId}`],
    ['/api/categories', categoryId, `/api/menus/items/${itemId}`],
  ] as const;
  for (const [path, id, held] of away) {
    const answers = [
      await me.send('DELETE', `${path}/${id}`),
      await me.send('DELETE', held),
      await me.send('POST', `${path}/${id}/restore`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 200]);
    expect([path, await deadIds(me)]).toEqual([path, []]);
    await me.send('POST', `${held}/restore`);
  }
});

const importOf = (count: number, name: string, category_ids: string[] = []) => ({
  items: Array.from({ length: count }, (_, at) => ({
    name: `${name} ${at}`,
    price: 5,
    category_ids,
  })),
});

const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('of many at the same time', () => {
  test('three assignments pass no menu’s bound', async () => {
    const me = await newProOwner();
    await me.made('/api/menus', { name: 'Everything' });
    const full = await me.made('/api/categories', { name: 'Full' });
    const others: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      others.push(await me.made('/api/categories', { name: `Other ${at}` }));
    }
    await manyDishes(me, 912, { category_ids: [full] });
    const item_ids = await manyDishes(me, 48);
    const answers = await Promise.all(
      others.map((id) => me.send('POST', `/api/categories/${id}/items`, { item_ids })),
    );
    expect(statuses(answers)).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.json.detail).toContain(
      'The menu “Everything” shows at most 1,000 items',
    );
  });

  test('ten imports all get in', async () => {
    const me = await newProOwner();
    const category = await me.made('/api/categories', { name: 'Starters' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        me.send('POST', '/api/menus/items/import', importOf(20, `File ${at}`, [category])),
      ),
    );
    expect(statuses(answers)).toEqual(Array(10).fill(201));
    const { json } = await me.send('GET', `/api/categories/${category}`);
    expect(json.items_count).toBe(200);
  });
});

describe('a key', () => {
  const withKey = (me: TestOwner, key: string, body: object) =>
    me.send('POST', '/api/menus/items/import', { ...body, idempotency_key: key });
  const countOf = async (me: TestOwner): Promise<number> =>
    (await me.send('GET', '/api/menus/all-items')).json.items.length;

  test('makes a call that comes again answer what the first one made', async () => {
    const me = await newOwner();
    const answers = await Promise.all([
      withKey(me, 'k', importOf(3, 'Dish')),
      withKey(me, 'k', importOf(3, 'Dish')),
    ]);
    answers.push(await withKey(me, 'k', importOf(3, 'Dish')));
    expect(statuses(answers)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.items[0].id)).size).toBe(1);
    expect(await countOf(me)).toBe(3);
  });

  test('that was used for something else is refused', async () => {
    const me = await newOwner();
    await withKey(me, 'k', importOf(3, 'Dish'));
    expect((await withKey(me, 'k', importOf(2, 'Dish'))).status).toBe(422);
    expect(await countOf(me)).toBe(3);
  });

  test.each([
    ['/api/menus/items', () => form({ name: 'Soup', price: '5', idempotency_key: 'k' })],
    ['/api/categories', () => ({ name: 'Starters', idempotency_key: 'k' })],
    ['/api/menus', () => ({ name: 'Dinner', idempotency_key: 'k' })],
    ['/api/restaurants', () => ({ name: 'Fig Tree', idempotency_key: 'k' })],
  ])('holds for POST %s', async (path, body) => {
    const me = await newOwner();
    const [first, second] = [
      await me.send('POST', path, body()),
      await me.send('POST', path, body()),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
  });

  const place = { address: '1 Main', city: 'Salem', state: 'OR', zip_code: '97301' };
  const soup = () => form({ name: 'Soup', price: '5' });

  test.each<[string, (() => unknown) | undefined, string, object | undefined]>([
    ['/api/categories', undefined, '', { name: 'Starters' }],
    ['/api/categories', () => ({ name: 'Starters' }), 'duplicate', undefined],
    ['/api/menus', () => ({ name: 'Dinner' }), 'duplicate', undefined],
    ['/api/menus/items', soup, 'duplicate', undefined],
    ['/api/restaurants', () => ({ name: 'Fig Tree' }), 'locations', place],
  ])('may come as a header: %s', async (path, original, call, body) => {
    const me = await newProOwner();
    const id = original && (await me.made(path, original()));
    const headers = { 'idempotency-key': 'once' };
    const to = id === undefined ? path : `${path}/${id}/${call}`;
    const twice = [1, 2].map(() => send('POST', to, { token: me.token, headers, body }));
    const [first, second] = await Promise.all(twice);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.json).toEqual(first?.json);
    if (id === undefined || call === 'locations') return;
    const other = await me.made(path, original?.());
    const again = await send('POST', `${path}/${other}/${call}`, { token: me.token, headers });
    expect([again.status, again.json?.code]).toEqual([422, 'idempotency_key_reused']);
  });
});
