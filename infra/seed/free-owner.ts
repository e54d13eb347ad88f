import { catalogueStore } from '@menuleaf/catalogue-service/store/catalogue-store.ts';
import { addRestaurant } from '@menuleaf/catalogue-service/restaurants/create-restaurant.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/new-restaurant.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { type DemoLogin, type DemoOwner, openAccount, type Seeding } from './demo-owner.ts';
import { demoLocation, demoLook, demoMenu, demoRestaurant } from './places/olive-yard.ts';

/** The landing page's demo link goes to this address. */
const demoRestaurantId = '2';
const login: DemoLogin = { email: 'demo@menuleaf.example', password: 'olive-yard' };

/** Through the service's own code, with the one id that is not made at random. */
async function openRestaurant(ownerId: string, { tableName, dynamo }: Seeding) {
  await addRestaurant(ownerId, restaurantCreate.parse(demoRestaurant), {
    store: catalogueStore(openTable(tableName, dynamo)),
    clock: () => new Date(),
    newId: () => demoRestaurantId,
  });
}

function itemForm(item: (typeof demoMenu)['categories'][number]['items'][number], order: number) {
  const form = new FormData();
  form.set('name', item.name);
  form.set('description', item.description);
  form.set('price', String(item.price));
  if (item.choices) form.set('choices', JSON.stringify(item.choices));
  form.set('calories', String(item.calories ?? 'null'));
  form.set('sort_order', String(order));
  if (item.allergens !== undefined && item.allergens !== 'none') {
    form.set('allergens', item.allergens);
    form.set('allergens_confirmed', 'true');
  }
  for (const diet of item.diets ?? []) form.set(`is_${diet}`, 'true');
  if (item.diets?.includes('vegan')) form.set('is_vegetarian', 'true');
  return form;
}

async function fillMenu(owner: DemoOwner) {
  const { categories, ...menu } = demoMenu;
  const menuId = await owner.make('/api/menus/', {
    ...menu,
    is_active: true,
    restaurant_id: demoRestaurantId,
  });
  const categoryIds: string[] = [];
  for (const [order, { items, ...fields }] of categories.entries()) {
    const category = await owner.make('/api/categories/', { ...fields, sort_order: order });
    const item_ids = await Promise.all(
      items.map((item, at) => owner.make('/api/menus/items', itemForm(item, at))),
    );
    await owner.make(`/api/categories/${category}/items`, { item_ids });
    categoryIds.push(category);
  }
  await owner.make(`/api/menus/${menuId}/categories/assign`, { category_ids: categoryIds });
}

/** The owner of The Olive Yard, on Free. */
export async function seedFreeOwner(seeding: Seeding): Promise<DemoLogin> {
  const owner = await openAccount(seeding, { ...login, full_name: 'Dana Olive' });
  await openRestaurant(owner.id, seeding);
  await owner.make(`/api/restaurants/${demoRestaurantId}/locations`, demoLocation);
  await owner.send('PUT', `/api/restaurants/${demoRestaurantId}/look`, demoLook);
  await fillMenu(owner);
  return login;
}
