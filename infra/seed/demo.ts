import { type DemoLogin, type Seeding } from './demo-owner.ts';
import { seedFreeOwner } from './free-owner.ts';
import { seedProOwner } from './pro-owner.ts';

export type Demo = { free: DemoLogin; pro: DemoLogin | undefined };

/** Two demo owners, one on each plan, whose menus are public; answers what a newcomer needs to know of them. */
export async function seedDemo(seeding: Seeding): Promise<Demo> {
  const [free, pro] = await Promise.all([seedFreeOwner(seeding), seedProOwner(seeding)]);
  return { free, pro };
}
