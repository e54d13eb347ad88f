import type { DemoLogin, DemoOwner } from '../seed/demo-owner.ts';
import { giveDish } from '../seed/give-pictures.ts';
import type { OpenedPlace } from '../seed/open-place.ts';
import { seedProOwner } from '../seed/pro-owner.ts';
import { type Cloud, seedingInto } from './demo-in-browser.ts';
import { hardPlace, photos, soldOut, specialDays } from './hard-place.ts';

export type HardPlace = { owner: DemoOwner; opened: OpenedPlace; login: DemoLogin };

/** Creates the hard-to-lay-out restaurant, with photos, sold-out dishes and special days. */
export async function openHardPlace(cloud: Cloud): Promise<HardPlace> {
  const login = { email: 'hard@menuleaf.example', password: 'every-long-word' };
  const seeding = seedingInto(cloud);
  const seeded = await seedProOwner(seeding, {
    login,
    full_name: 'Wilhelmina Hart',
    places: [hardPlace],
  });
  const opened = seeded?.opened[0];
  if (!seeded || !opened) throw new Error('The local payment provider sold no plan');
  const { owner } = seeded;
  const idOf = (dish: string) => opened.dishes.get(dish) ?? '';
  for (const [dish, file] of Object.entries(photos)) await giveDish(owner, idOf(dish), file);
  await owner.send('PATCH', `/api/menus/items/${idOf(soldOut)}/availability`, {
    is_available: false,
  });
  await owner.send('PUT', `/api/restaurants/${opened.id}`, { special_hours: specialDays });
  return { owner, opened, login };
}
