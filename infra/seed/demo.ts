import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { catalogueStore } from '@menuleaf/catalogue-service/store/catalogue-store.ts';
import { addRestaurant } from '@menuleaf/catalogue-service/restaurants/create-restaurant.ts';
import { identityStore } from '@menuleaf/identity-service/identity-store.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/new-restaurant.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';
import { demoLocation, demoLook, demoMenu, demoRestaurant } from './demo-menu.ts';

/** The landing page's demo link goes to this address. */
const demoRestaurantId = '2';
const demoOwner = {
  email: 'demo@menuleaf.example',
  password: 'olive-yard',
  full_name: 'Dana Olive',
};

type Seeding = { origin: string; tableName: string; dynamo: DynamoDBClient };
type Caller = { origin: string; token: string };

const withId = z.object({ id: z.string() });

async function call(caller: Caller, path: string, body: object) {
  return withId.parse(await send(caller, 'POST', path, body));
}

async function send(caller: Caller, method: string, path: string, body: object): Promise<unknown> {
  const form = body instanceof FormData;
  const response = await fetch(`${caller.origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(!form && { 'content-type': 'application/json' }),
    },
    body: form ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Seeding ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const wearLook = (caller: Caller) =>
  send(caller, 'PUT', `/api/restaurants/${demoRestaurantId}/look`, demoLook);

const session = z.object({ access_token: z.string(), user: withId });

/** Through the service's own code, in place of the link that is mailed. */
const verifyEmail = (ownerId: string, { tableName, dynamo }: Seeding) =>
  identityStore(openTable(tableName, dynamo)).setVerified(ownerId);

async function openAccount(origin: string) {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoOwner),
  });
  if (!response.ok)
    throw new Error(`Seeding the demo owner: ${response.status} ${await response.text()}`);
  return session.parse(await response.json());
}

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

async function fillMenu(caller: Caller) {
  const menu = await call(caller, '/api/menus/', {
    name: demoMenu.name,
    description: demoMenu.description,
    note: demoMenu.note,
    is_active: true,
    restaurant_id: demoRestaurantId,
  });
  const categoryIds: string[] = [];
  for (const [order, { items, ...fields }] of demoMenu.categories.entries()) {
    const category = await call(caller, '/api/categories/', { ...fields, sort_order: order });
    const made = await Promise.all(
      items.map((item, at) => call(caller, '/api/menus/items', itemForm(item, at))),
    );
    await call(caller, `/api/categories/${category.id}/items`, {
      item_ids: made.map(({ id }) => id),
    });
    categoryIds.push(category.id);
  }
  await call(caller, `/api/menus/${menu.id}/categories/assign`, { category_ids: categoryIds });
}

/** A demo owner with a restaurant whose menu is public; answers what a newcomer needs to know of it. */
export async function seedDemo(seeding: Seeding) {
  const { access_token, user } = await openAccount(seeding.origin);
  await verifyEmail(user.id, seeding);
  await openRestaurant(user.id, seeding);
  const caller = { origin: seeding.origin, token: access_token };
  await call(caller, `/api/restaurants/${demoRestaurantId}/locations`, demoLocation);
  await wearLook(caller);
  await fillMenu(caller);
  return {
    email: demoOwner.email,
    password: demoOwner.password,
    menu: `${seeding.origin}/restaurant/${demoRestaurantId}/menu`,
  };
}
