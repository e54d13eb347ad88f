import { uploadPictures } from './upload-pictures.ts';
import { type DemoLogin, type Seeding } from './demo-owner.ts';
import { seedFreeOwner } from './free-owner.ts';
import { fivePlaces, menusByHours, seedProOwner } from './pro-owner.ts';

export type Demo = {
  free: DemoLogin;
  pro: DemoLogin | undefined;
  hours: DemoLogin | undefined;
};

/** Demo owners on both plans, with public menus; returns what a new developer needs to know. */
export async function seedDemo(seeding: Seeding): Promise<Demo> {
  const [free, pro, hours] = await Promise.all([
    seedFreeOwner(seeding),
    seedProOwner(seeding, fivePlaces),
    seedProOwner(seeding, menusByHours),
  ]);
  // Last: generating their sizes takes the whole machine.
  const uploadAll = async ({ owner, opened }: NonNullable<typeof pro>) => {
    for (const place of opened) await uploadPictures(owner, place);
  };
  await Promise.all([pro, hours].filter((seeded) => seeded !== undefined).map(uploadAll));
  return { free, pro: pro?.login, hours: hours?.login };
}
