import { uploadPictures } from './upload-pictures.ts';
import { type DemoLogin, type Seeding, type DemoOwner, openAccount } from './demo-owner.ts';
import { fivePlaces, menusByHours, seedProOwner } from './pro-owner.ts';
import { catalogueStore } from '@menuleaf/catalogue-service/store/catalogue-store.ts';
import { addRestaurant } from '@menuleaf/catalogue-service/restaurants/create-restaurant.ts';
import { restaurantCreate } from '@menuleaf/shared/contracts/catalogue/restaurants/new-restaurant.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
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
async function seedFreeOwner(seeding: Seeding): Promise<DemoLogin> {
  const owner = await openAccount(seeding, { ...login, full_name: 'Dana Olive' });
  await openRestaurant(owner.id, seeding);
  await owner.make(`/api/restaurants/${demoRestaurantId}/locations`, demoLocation);
  await owner.send('PUT', `/api/restaurants/${demoRestaurantId}/look`, demoLook);
  await fillMenu(owner);
  return login;
}

export type Demo = {
  free: DemoLogin;
  pro: DemoLogin | undefined;
  hours: DemoLogin | undefined;
};

type SeededDemo = {
  demo: Demo;
  /** Takes the whole machine for a while: their sizes are generated as they come. */
  bringPictures: () => Promise<void>;
};

/** Demo owners on both plans, with public menus; returns what a new developer needs to know. */
export async function seedDemo(seeding: Seeding): Promise<SeededDemo> {
  const [free, pro, hours] = await Promise.all([
    seedFreeOwner(seeding),
    seedProOwner(seeding, fivePlaces),
    seedProOwner(seeding, menusByHours),
  ]);
  const bringPictures = async () => {
    for (const { owner, opened } of [pro, hours].filter((seeded) => seeded !== undefined))
      for (const place of opened) await uploadPictures(owner, place);
  };
  return { demo: { free, pro: pro?.login, hours: hours?.login }, bringPictures };
}
