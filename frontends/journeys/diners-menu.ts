import { form, newOwner, type TestOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';

const nasty = `<script>alert('x')</script>"'& 🍲`;

type Dish = { name: string } & Record<string, string>;

const dishes: Record<string, Dish[]> = {
  Starters: [
    {
      name: 'Leek soup',
      description: 'With cream',
      allergens: 'milk, celery',
      is_vegetarian: 'true',
    },
    { name: 'Crème of squash', allergens: 'none', is_vegan: 'true', is_gluten_free: 'true' },
    { name: 'Beef broth', description: 'Ask what is in it' },
  ],
  Mains: [
    { name: 'Walnut pasta', allergens: 'gluten, nuts, may contain: sesame', is_vegetarian: 'true' },
    { name: 'Trout', allergens: 'fish', is_gluten_free: 'true' },
    { name: nasty, description: `${nasty}\n${'long '.repeat(1990)}`, allergens: 'kiwi' },
    { name: 'חומוס עם טחינה', description: 'מוגש חם', allergens: 'sesame' },
  ],
  Sweet: Array.from({ length: 14 }, (_, at) => ({ name: `Cake ${at}`, allergens: 'egg, gluten' })),
};

export type SmallAccount = {
  owner: TestOwner;
  id: string;
  menuId: string;
  itemIds: Record<string, string>;
  home: string;
  menu: string;
};

/** A published menu with all kinds of dishes, one of them sold out; open 24 hours. */
export async function openAccount(): Promise<SmallAccount> {
  const owner = await newOwner();
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', {
    name: 'Olive Yard',
    description: 'A account with a wood oven.',
    phone: '+1 503 555 0142',
    instagram_url: 'https://www.instagram.com/olive',
    time_zone: 'America/New_York',
    ...onEachDay('00:00-24:00'),
  });
  await owner.send('POST', `/api/restaurants/${restaurant.id}/locations`, {
    address: '1 Main Street',
    city: 'Portland',
    state: 'OR',
    zip_code: '97202',
    latitude: 45.5,
    longitude: -122.6,
  });
  const { json: menu } = await owner.send('POST', '/api/menus', {
    name: 'All day',
    restaurant_id: restaurant.id,
  });
  const categoryIds: string[] = [];
  const itemIds: Record<string, string> = {};
  for (const [order, [name, items]] of Object.entries(dishes).entries()) {
    const { json } = await owner.send('POST', '/api/categories', { name, sort_order: order });
    categoryIds.push(json.id);
    for (const [at, item] of items.entries()) {
      const dish = {
        price: '9.5',
        sort_order: String(at),
        category_ids: JSON.stringify([json.id]),
        ...(item['allergens'] && { allergens_confirmed: 'true' }),
      };
      const made = await owner.send('POST', '/api/menus/items', form({ ...dish, ...item }));
      if (made.status !== 201) throw new Error(`${item.name.slice(0, 40)}: ${made.text}`);
      itemIds[item.name] = made.json.id;
    }
  }
  await owner.send('POST', `/api/menus/${menu.id}/categories/assign`, {
    category_ids: categoryIds,
  });
  await owner.send('PATCH', `/api/menus/items/${itemIds['Cake 3']}/availability`, {
    is_available: false,
  });
  const home = `/restaurant/${restaurant.id}`;
  await getUntil(`${home}/menu`, ({ text }) =>
    ['Cake 13', 'Leek soup', 'Sold out'].every((part) => text.includes(part)),
  );
  return { owner, id: restaurant.id, menuId: menu.id, itemIds, home, menu: `${home}/menu` };
}
