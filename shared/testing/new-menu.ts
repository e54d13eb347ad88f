import { form, type TestOwner } from './api.ts';

type Said = {
  restaurant?: object;
  menu?: string;
  category?: string;
  dishes?: readonly Record<string, string | Blob>[];
};

/** A restaurant whose guests read a menu of one category with these dishes. */
export async function newMenu(owner: TestOwner, said: Said = {}) {
  const { dishes = [{ name: 'Leek soup', price: '8' }] } = said;
  const restaurant = { name: 'Fig Tree', ...said.restaurant };
  const restaurantId = await owner.made('/api/restaurants', restaurant);
  const menu = { name: said.menu ?? 'Dinner', restaurant_id: restaurantId };
  const menuId = await owner.made('/api/menus', menu);
  const category = { name: said.category ?? 'Soups', menu_ids: [menuId] };
  const categoryId = await owner.made('/api/categories', category);
  const itemIds: string[] = [];
  for (const dish of dishes) {
    const fields = { ...dish, category_ids: JSON.stringify([categoryId]) };
    itemIds.push(await owner.made('/api/menus/items', form(fields)));
  }
  return { restaurantId, menuId, categoryId, itemIds, itemId: itemIds[0] ?? '' };
}
