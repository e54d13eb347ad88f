import { form } from '@menuleaf/shared/testing/api.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';
import { countOf, create, fill, ownerOn } from './fill-quota.ts';

describe('a large quota', () => {
  test('of a menu holds on every way into it: 1,000 items', async () => {
    const me = await ownerOn('pro');
    const { json: menu } = await create(me, 'menus', 'Everything');
    const { json: category } = await create(me, 'categories', 'All');
    const category_ids = [category.id];
    await me.send('POST', `/api/menus/${menu.id}/categories/assign`, { category_ids });
    await manyDishes(me, 1000, { category_ids });
    const items = [{ name: 'Dish', price: 5, category_ids }];
    const { json: loose } = await create(me, 'items', 'Loose');
    const { json: all } = await me.send('GET', `/api/categories/${category.id}/items`);
    const fields = { name: 'One more', price: '5', category_ids: JSON.stringify(category_ids) };
    const ways = [
      await me.send('POST', '/api/menus/items', form(fields)),
      await me.send('POST', '/api/menus/items/import', { items }),
      await me.send('POST', `/api/menus/items/${all[0].id}/duplicate`),
      await me.send('POST', `/api/categories/${category.id}/items`, { item_ids: [loose.id] }),
    ];
    const detail =
      'The menu “Everything” shows at most 1,000 items, one in two of its categories counting twice; this would be 1,001.';
    const refused = { detail, code: 'menu_too_large' };
    expect(ways.map(({ status, json }) => [status, json])).toEqual(ways.map(() => [422, refused]));
    expect(all).toHaveLength(1000);
  });

  test('is none for the items of Pro', async () => {
    const me = await ownerOn('pro');
    await fill(me, 'items', 101);
    expect(await countOf(me, 'items')).toBe(101);
  });
});
