import { form, newOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';

async function openKitchen() {
  const owner = await newOwner();
  const dishes = [{ name: 'Toast', price: '10' }];
  return { owner, ...(await newMenu(owner, { menu: 'All day', category: 'Starters', dishes })) };
}

const kitchen = await openKitchen();

describe('undo', () => {
  test('a deleted category comes back into its menus', async () => {
    const { owner, menuId, categoryId } = kitchen;
    await owner.send('DELETE', `/api/categories/${categoryId}`);
    expect((await owner.send('GET', `/api/menus/${menuId}`)).json.categories).toEqual([]);
    const restored = await owner.send('POST', `/api/categories/${categoryId}/restore`);
    expect(restored.json.items_count).toBe(1);
    expect((await owner.send('GET', `/api/menus/${menuId}`)).json.categories).toHaveLength(1);
  });

  test('a deleted menu comes back as the active one', async () => {
    const { owner, menuId, restaurantId } = kitchen;
    await owner.send('DELETE', `/api/menus/${menuId}`);
    const restored = await owner.send('POST', `/api/menus/${menuId}/restore`);
    expect(restored.json).toMatchObject({ id: menuId, is_active: true });
    const restaurant = await owner.send('GET', `/api/restaurants/${restaurantId}`);
    expect(restaurant.json.active_menu_id).toBe(menuId);
  });

  test('a deleted restaurant comes back at the same public address', async () => {
    const { owner, restaurantId } = kitchen;
    const page = () =>
      fetch(`${process.env.MENULEAF_URL}/restaurant/${restaurantId}`).then(({ status }) => status);
    await owner.send('DELETE', `/api/restaurants/${restaurantId}`);
    await waitUntil(page, (status) => status === 404);
    await owner.send('POST', `/api/restaurants/${restaurantId}/restore`);
    expect(await waitUntil(page, (status) => status === 200)).toBe(200);
  });

  test('what was not deleted, or is back already, is not restored again', async () => {
    const { owner, itemId } = kitchen;
    expect((await owner.send('POST', `/api/menus/items/${itemId}/restore`)).status).toBe(404);
  });

  test('a deletion whose place was taken meanwhile is not undone over the quota', async () => {
    const me = await newOwner();
    const { json: first } = await me.send('POST', '/api/restaurants', { name: 'First' });
    await me.send('DELETE', `/api/restaurants/${first.id}`);
    await me.send('POST', '/api/restaurants', { name: 'Second' });
    const answer = await me.send('POST', `/api/restaurants/${first.id}/restore`);
    expect(answer.status).toBe(403);
    expect(answer.json.detail).toContain('Free plan allows only 1 restaurant');
  });
});

test('one category holds its items in its order, and the list counts them alone', async () => {
  const { owner } = await openKitchen();
  const { json: category } = await owner.send('POST', '/api/categories', { name: 'Mains' });
  const category_ids = JSON.stringify([category.id]);
  for (const [name, sort_order] of [
    ['Stew', '2'],
    ['Bread', '1'],
  ] as const) {
    await owner.send(
      'POST',
      '/api/menus/items',
      form({ name, price: '9', sort_order, category_ids }),
    );
  }
  const { json } = await owner.send('GET', `/api/categories/${category.id}`);
  expect(json.items_count).toBe(2);
  expect(json.items.map((item: { name: string }) => item.name)).toEqual(['Bread', 'Stew']);
  expect(json.items[0]).toMatchObject({ price: 9, categories: [{ id: category.id }] });
  const { json: list } = await owner.send('GET', '/api/categories');
  expect(list.every((each: object) => !('items' in each))).toBe(true);
});

test('copies of a category and of a menu, within the quota', async () => {
  const { owner, categoryId, menuId } = kitchen;
  const category = await owner.send('POST', `/api/categories/${categoryId}/duplicate`);
  expect(category).toMatchObject({ status: 201, json: { name: 'Starters (copy)' } });
  expect((await owner.send('POST', `/api/menus/${menuId}/duplicate`)).status).toBe(403);
  const me = await openKitchen();
  await givePlan(me.owner, proPlan);
  const menu = await me.owner.send('POST', `/api/menus/${me.menuId}/duplicate`);
  expect(menu).toMatchObject({ status: 201, json: { name: 'All day (copy)', is_active: false } });
  expect(menu.json.categories).toHaveLength(1);
});

describe('many at once', () => {
  test('an import is all or none, and held by the quota', async () => {
    const me = await openKitchen();
    const dishes = (count: number, category: string) =>
      Array.from({ length: count }, (_, at) => ({
        name: `Dish ${at}`,
        price: 5,
        category_ids: [category],
      }));
    const send = (items: unknown) => me.owner.send('POST', '/api/menus/items/import', { items });
    expect((await send(dishes(3, 'nothing'))).status).toBe(404);
    const made = await send(dishes(48, me.categoryId));
    expect(made.status).toBe(201);
    expect(made.json.items[0].categories).toEqual([{ id: me.categoryId, name: 'Starters' }]);
    expect((await send(dishes(48, me.categoryId))).status).toBe(201);
    // 97 of 100 exist now.
    const refused = await send(dishes(4, me.categoryId));
    expect(refused).toMatchObject({
      status: 403,
      json: { detail: 'Free plan allows only 100 items. Upgrade to Pro to add more.' },
    });
    expect((await send(dishes(3, me.categoryId))).status).toBe(201);
    expect((await me.owner.send('GET', '/api/menus/all-items')).json.items).toHaveLength(100);
  });

  test('the order of items and categories is set in one call', async () => {
    const me = await openKitchen();
    const { json: other } = await me.owner.send('POST', '/api/categories', { name: 'Mains' });
    const answer = await me.owner.send('POST', '/api/categories/order', {
      orders: [
        { id: other.id, sort_order: 0 },
        { id: me.categoryId, sort_order: 1 },
      ],
    });
    expect(
      answer.json.map(({ id, sort_order }: { id: string; sort_order: number }) => [id, sort_order]),
    ).toEqual(
      expect.arrayContaining([
        [other.id, 0],
        [me.categoryId, 1],
      ]),
    );
    const twice = { id: other.id, sort_order: 3 };
    const path = '/api/categories/order';
    const { status, json } = await me.owner.send('POST', path, { orders: [twice, twice] });
    expect([status, json.detail[0].msg]).toEqual([422, 'Must name each id once']);
  });
});

test('a plan that has ended leaves everything public and readable, the newest over the limit read-only', async () => {
  const me = await newProOwner();
  const restaurants = [];
  for (const name of ['Old', 'New']) {
    restaurants.push((await me.send('POST', '/api/restaurants', { name })).json);
  }
  const [old, young] = restaurants;
  await givePlan(me, {
    ...proPlan,
    cancelled_at_period_end: true,
    ends_at: '2026-01-01T00:00:00.000Z',
  });
  const list = (await me.send('GET', '/api/restaurants')).json;
  const locked = (id: string) => list.find((each: { id: string }) => each.id === id).locked;
  expect([locked(old.id), locked(young.id)]).toEqual([undefined, true]);
  const edit = (id: string) => me.send('PUT', `/api/restaurants/${id}`, { name: 'Renamed' });
  const refused = await edit(young.id);
  expect(refused.status).toBe(403);
  expect(refused.json.detail).toContain('over the limit of the Free plan');
  expect((await edit(old.id)).status).toBe(200);
  expect((await me.send('DELETE', `/api/restaurants/${old.id}`)).status).toBe(204);
  // With the older one gone, this one is within the limit.
  expect((await edit(young.id)).status).toBe(200);
});
