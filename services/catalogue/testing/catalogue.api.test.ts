import { form, newOwner, send, type TestOwner } from '@menuleaf/shared/testing/api.ts';

let owner: TestOwner;
let other: TestOwner;
beforeAll(async () => {
  [owner, other] = await Promise.all([newOwner(), newOwner()]);
});

const dish = (name: string, more: Record<string, string> = {}) =>
  form({ name, price: '12.50', ...more });

test('a restaurant, its address, a menu, a category and an item come together', async () => {
  const restaurant = await owner.send('POST', '/api/restaurants/', {
    name: 'Olive Yard',
    monday_hours: '09:00-21:00',
    time_zone: 'America/Los_Angeles',
  });
  expect(restaurant).toMatchObject({
    status: 201,
    json: {
      name: 'Olive Yard',
      owner_id: owner.id,
      active_menu_id: null,
      locations: [],
      is_listed: true,
    },
  });
  const restaurantId = restaurant.json.id;
  expect(restaurantId).toMatch(/^[a-z0-9]{1,12}$/);

  const location = await owner.send('POST', `/api/restaurants/${restaurantId}/locations`, {
    name: 'Olive Yard Location',
    address: '1 Main Street',
    city: 'Portland',
    state: 'OR',
    zip_code: '97202',
    restaurant_id: restaurantId,
  });
  expect(location).toMatchObject({ status: 201, json: { country: 'US', city: 'Portland' } });

  const menu = await owner.send('POST', '/api/menus/', {
    name: 'All day',
    is_active: true,
    restaurant_id: restaurantId,
  });
  expect(menu).toMatchObject({ status: 201, json: { is_active: true, categories: [] } });

  const category = await owner.send('POST', '/api/categories/', { name: ' Starters ' });
  expect(category).toMatchObject({
    status: 201,
    json: { name: 'Starters', description: null, sort_order: 0, items_count: 0 },
  });

  const item = await owner.send(
    'POST',
    '/api/menus/items',
    dish('Soup', { calories: 'null', is_vegan: 'true', allergens: 'celery', sort_order: '' }),
  );
  expect(item).toMatchObject({
    status: 201,
    json: { price: 12.5, calories: null, is_vegan: true, is_available: true, sort_order: 0 },
  });

  const assigned = await owner.send('POST', `/api/categories/${category.json.id}/items`, {
    item_ids: [item.json.id],
  });
  expect(assigned).toMatchObject({ status: 200, json: { items_count: 1 } });
  const joined = await owner.send('POST', `/api/menus/${menu.json.id}/categories/assign`, {
    category_ids: [category.json.id],
  });
  expect(joined.json.categories).toEqual([expect.objectContaining({ items_count: 1 })]);

  const items = await owner.send('GET', '/api/menus/all-items');
  expect(items.json.items).toEqual([
    expect.objectContaining({ categories: [{ id: category.json.id, name: 'Starters' }] }),
  ]);
  const preview = await owner.send('GET', `/api/menus/preview/${menu.json.id}`);
  expect(preview.json.categories[0].items[0]).toMatchObject({ name: 'Soup', price: 12.5 });
  const code = await owner.send('GET', `/api/restaurants/${restaurantId}/qr-code`);
  expect(new URL(code.json.url).pathname).toBe(`/restaurant/${restaurantId}`);
  const path = `/api/restaurants/${restaurantId}`;
  expect((await owner.send('PUT', path, { qr_opens: 'menu' })).status).toBe(200);
  const other = await owner.send('GET', `${path}/qr-code`);
  expect(new URL(other.json.url).pathname).toBe(`/restaurant/${restaurantId}/menu`);
  expect((await owner.send('PUT', path, { qr_opens: 'both' })).status).toBe(422);

  const taken = await owner.send('DELETE', `/api/categories/${category.json.id}/items`, {
    item_ids: [item.json.id],
  });
  expect(taken).toMatchObject({ status: 200, json: { items_count: 0 } });
  const gone = await owner.send('DELETE', `/api/menus/${menu.json.id}`);
  expect(gone.status).toBe(204);
  const after = await owner.send('GET', `/api/restaurants/${restaurantId}`);
  expect(after.json.active_menu_id).toBeNull();
  expect((await owner.send('DELETE', `/api/restaurants/${restaurantId}`)).status).toBe(204);
});

describe('bad input', () => {
  test('every call of an owner needs a session', async () => {
    for (const path of [
      '/api/restaurants',
      '/api/menus/',
      '/api/categories',
      '/api/menus/all-items',
    ]) {
      const answer = await send('GET', path);
      expect([path, answer.status, answer.json]).toEqual([
        path,
        401,
        { detail: 'Not authenticated', code: 'not_authenticated' },
      ]);
    }
  });

  test('a path is the same with and without its trailing slash', async () => {
    const [plain, slashed] = await Promise.all([
      owner.send('GET', '/api/categories'),
      owner.send('GET', '/api/categories/'),
    ]);
    expect([plain.status, slashed.status]).toEqual([200, 200]);
    expect(plain.json).toEqual(slashed.json);
  });

  test.each([
    ['price', '-1'],
    ['price', '12.345'],
    ['price', ''],
    ['price', 'abc'],
    ['calories', '-5'],
    ['sort_order', '1.5'],
    ['name', ''],
  ])('an item whose %s is «%s» is refused', async (field, value) => {
    const answer = await owner.send('POST', '/api/menus/items', dish('Soup', { [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.json.detail[0].loc).toEqual(['body', field]);
  });

  test('an image on the Free plan is refused with 403', async () => {
    const image = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
    const answer = await owner.send(
      'POST',
      '/api/menus/items',
      form({ name: 'Soup', price: '1', image }),
    );
    expect(answer.status).toBe(403);
    expect(answer.json.detail).toContain('Images are part of the Pro plan');
  });

  test('another owner’s things cannot be told from things that are not there', async () => {
    const { json: category } = await other.send('POST', '/api/categories', { name: 'Theirs' });
    const calls = (id: string) => [
      owner.send('GET', `/api/categories/${id}`),
      owner.send('PUT', `/api/categories/${id}`, { name: 'Mine' }),
      owner.send('DELETE', `/api/categories/${id}`),
      owner.send('POST', `/api/categories/${id}/items`, { item_ids: [] }),
    ];
    const theirs = await Promise.all(calls(category.id));
    const nothing = await Promise.all(calls('nothing'));
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(theirs.map(({ json }) => json)).toEqual(nothing.map(({ json }) => json));
    expect((await other.send('GET', `/api/categories/${category.id}`)).json.name).toBe('Theirs');
  });

  test('assigning what is not there changes nothing at all', async () => {
    const me = await newOwner();
    const { json: category } = await me.send('POST', '/api/categories', { name: 'Plates' });
    const { json: item } = await me.send('POST', '/api/menus/items', dish('Soup'));
    const answer = await me.send('POST', `/api/categories/${category.id}/items`, {
      item_ids: [item.id, 'nothing'],
    });
    expect(answer.status).toBe(404);
    expect((await me.send('GET', `/api/categories/${category.id}`)).json.items_count).toBe(0);
  });

  test('a save over somebody else’s newer save is refused with 409', async () => {
    const { json: category } = await owner.send('POST', '/api/categories', { name: 'First' });
    const path = `/api/categories/${category.id}`;
    const { updated_at } = category;
    const first = await owner.send('PUT', path, { name: 'Second', updated_at });
    const late = await owner.send('PUT', path, { name: 'Third', updated_at });
    expect([first.status, late.status]).toEqual([200, 409]);
    expect((await owner.send('GET', path)).json.name).toBe('Second');
  });
});

test('a long list crosses the edge compressed, and comes out whole', async () => {
  const owner = await newOwner();
  const items = Array.from({ length: 40 }, (_, at) => ({ name: `Dish ${at}`, price: at }));
  await owner.send('POST', '/api/menus/items/import', { items });
  const list = await owner.send('GET', '/api/menus/all-items');
  expect(list.headers.get('content-encoding')).toMatch(/br|gzip/);
  expect(list.json.items).toHaveLength(40);
});
