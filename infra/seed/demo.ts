import { uploadPictures } from './upload-pictures.ts';
import { type DemoLogin, type Seeding } from './demo-owner.ts';
import { seedFreeOwner } from './free-owner.ts';
import { fivePlaces, menusByHours, seedProOwner } from './pro-owner.ts';

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
