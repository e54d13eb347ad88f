import { type DemoLogin, type Seeding } from './demo-owner.ts';
import { seedFreeOwner } from './free-owner.ts';
import { fivePlaces, menusByHours, seedProOwner } from './pro-owner.ts';

export type Demo = {
  free: DemoLogin;
  pro: DemoLogin | undefined;
  hours: DemoLogin | undefined;
};

/** Demo owners on both plans, whose menus are public; answers what a newcomer needs to know of them. */
export async function seedDemo(seeding: Seeding): Promise<Demo> {
  const [free, pro, hours] = await Promise.all([
    seedFreeOwner(seeding),
    seedProOwner(seeding, fivePlaces),
    seedProOwner(seeding, menusByHours),
  ]);
  return { free, pro, hours };
}
