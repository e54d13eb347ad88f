import { catalogueStore } from '@menuleaf/catalogue-service/store/catalogue-store.ts';
import { addRestaurant } from '@menuleaf/catalogue-service/restaurants/create-restaurant.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurants/new-restaurant.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { type DemoLogin, type DemoOwner, openAccount, type Seeding } from './demo-owner.ts';
import { editsOf } from './create-restaurant.ts';
import {
  demoLocation,
  demoLook,
  demoMenu,
  demoRestaurant,
  demoSections,
} from './places/olive-yard.ts';

/** The landing page's demo link points to this id. */
const demoRestaurantId = '2';
const login: DemoLogin = { email: 'demo@menuleaf.example', password: 'olive-yard' };

/** Through the service's own code, with the only id that is not random. */
async function openRestaurant(ownerId: string, { tableName, dynamo }: Seeding) {
  await addRestaurant(ownerId, restaurantCreate.parse(demoRestaurant), {
    store: catalogueStore(openTable(tableName, dynamo)),
    clock: () => new Date(),
    author: undefined,
    newId: () => demoRestaurantId,
  });
}

async function fillMenu(owner: DemoOwner) {
  const restaurant = { is_active: true, restaurant_id: demoRestaurantId };
  const id = await owner.make('/api/menus/', { ...demoMenu, ...restaurant });
  await owner.send('POST', `/api/menus/${id}/edits`, {
    edits: editsOf({ sections: demoSections }),
  });
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
