import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';
import { itemsInOneMenu } from '@menuleaf/shared/plans/plans.ts';

test('all menus of a page together are no larger than one may be, and the restaurant is named', async () => {
  const me = await newProOwner();
  const restaurant = await me.made('/api/restaurants', { name: 'Fig Tree' });
  const save = (body: object) => me.send('PUT', `/api/restaurants/${restaurant}`, body);
  const dinner = await me.made('/api/menus', { name: 'Dinner', restaurant_id: restaurant });
  const lunch = await me.made('/api/menus', { name: 'Lunch' });
  const drinks = await me.made('/api/menus', { name: 'Drinks' });
  // On no page until it is whole: each part would have the page made anew.
  const category = await me.made('/api/categories', { name: 'All' });
  const half = Math.ceil(itemsInOneMenu / 2) + 1;
  await manyDishes(me, half, { category_ids: [category] });
  for (const menu of [dinner, lunch]) {
    await me.send('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
  }
  const refused = await save({ further_menus: [{ menu_id: lunch }] });
  expect([refused.status, refused.json.code]).toEqual([422, 'menu_too_large']);
  expect(refused.json.detail).toBe(
    'All menus that “Fig Tree” shows have at most 1,000 items together, one on two of them counting twice; this would be 1,002.',
  );
  await save({ further_menus: [{ menu_id: drinks }] });
  const grown = await me.send('POST', `/api/menus/${drinks}/categories/assign`, {
    category_ids: [category],
  });
  expect([grown.status, grown.json.code]).toEqual([422, 'menu_too_large']);
});
