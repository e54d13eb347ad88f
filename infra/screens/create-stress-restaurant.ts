import type { DemoLogin, DemoOwner } from '../seed/demo-owner.ts';
import { uploadDishImage } from '../seed/upload-pictures.ts';
import type { CreatedRestaurant } from '../seed/create-restaurant.ts';
import { seedProOwner } from '../seed/pro-owner.ts';
import { type Cloud, seedingFor } from './demo-in-browser.ts';
import { stressRestaurant, photos, soldOut, specialDays } from './stress-restaurant.ts';

export type StressRestaurant = { owner: DemoOwner; opened: CreatedRestaurant; login: DemoLogin };

/** Creates the hard-to-lay-out restaurant, with photos, sold-out dishes and special days. */
export async function createStressRestaurant(cloud: Cloud): Promise<StressRestaurant> {
  const login = { email: 'hard@menuleaf.example', password: 'every-long-word' };
  const seeding = seedingFor(cloud);
  const seeded = await seedProOwner(seeding, {
    login,
    full_name: 'Wilhelmina Hart',
    places: [stressRestaurant],
  });
  const opened = seeded?.opened[0];
  if (!seeded || !opened) throw new Error('The local payment provider sold no plan');
  const { owner } = seeded;
  const idOf = (dish: string) => opened.dishes.get(dish) ?? '';
  for (const [dish, file] of Object.entries(photos)) await uploadDishImage(owner, idOf(dish), file);
  await owner.send('PATCH', `/api/menus/items/${idOf(soldOut)}/availability`, {
    is_available: false,
  });
  await owner.send('PUT', `/api/restaurants/${opened.id}`, { special_hours: specialDays });
  return { owner, opened, login };
}
