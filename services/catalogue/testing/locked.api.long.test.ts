import { form, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';

const ended = { ...proPlan, ends_at: '2026-01-01T00:00:00.000Z' };

/**
 * An owner downgraded from Pro: two restaurants and menus, eleven categories, 101 items; the last of each is locked.
 */
async function shrunkOwner() {
  const me = await newProOwner();
  const several = async (path: string, count: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await me.made(path, { name: `Number ${at}` }));
    return { open: ids[0] ?? '', locked: ids.at(-1) ?? '' };
  };
  const restaurants = await several('/api/restaurants', 2);
  const menus = await several('/api/menus', 2);
  const categories = await several('/api/categories', 11);
  const first = await me.made('/api/menus/items', form({ name: 'First', price: '5' }));
  await manyDishes(me, 99);
  const last = await me.made('/api/menus/items', form({ name: 'Last', price: '5' }));
  await givePlan(me, ended);
  return { me, restaurants, menus, categories, items: { open: first, locked: last } };
}

let owner: Awaited<ReturnType<typeof shrunkOwner>>;
const refusedWays: [string, (me: TestOwner) => ReturnType<TestOwner['send']>][] = [
  [
    'an item into an open category',
    (me) =>
      me.send('POST', `/api/categories/${owner.categories.open}/items`, {
        item_ids: [owner.items.locked],
      }),
  ],
  [
    'a category onto an open menu',
    (me) =>
      me.send('POST', `/api/menus/${owner.menus.open}/categories/assign`, {
        category_ids: [owner.categories.locked],
      }),
  ],
  [
    'a menu as the active one of an open restaurant',
    (me) =>
      me.send('PUT', `/api/restaurants/${owner.restaurants.open}`, {
        active_menu_id: owner.menus.locked,
      }),
  ],
];

test('what is over the plan’s limit goes nowhere, and what is within it goes nowhere over it', async () => {
  owner = await shrunkOwner();
  const { me } = owner;
  for (const [what, send] of refusedWays) {
    const answer = await send(me);
    expect([what, answer.status]).toEqual([what, 403]);
    expect(answer.json.detail).toContain('over the limit of the Free plan');
  }
  const open = await me.send('POST', `/api/categories/${owner.categories.open}/items`, {
    item_ids: [owner.items.open],
  });
  expect(open.status).toBe(200);
});

test('a deletion made over the limit can be undone within its time; a new one cannot come in', async () => {
  const { me, restaurants } = owner;
  for (const id of [restaurants.open, restaurants.locked]) {
    await me.send('DELETE', `/api/restaurants/${id}`);
  }
  // The one that came within the limit is still within it when restored.
  for (const id of [restaurants.locked, restaurants.open]) {
    expect((await me.send('POST', `/api/restaurants/${id}/restore`)).status).toBe(200);
  }
  expect((await me.send('GET', '/api/restaurants')).json).toHaveLength(2);
  expect((await me.send('POST', '/api/restaurants', { name: 'Third' })).status).toBe(403);
});
