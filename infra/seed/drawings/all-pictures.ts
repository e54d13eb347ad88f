import { baytAlNar } from './bayt-al-nar.ts';
import { kazeRamen } from './kaze-ramen.ts';
import { magpieLane } from './magpie-lane.ts';
import { maisonPerle } from './maison-perle.ts';
import { nightHeron } from './night-heron.ts';
import type { PlacePictures } from './place-pictures.ts';
import { taqueriaElFaro } from './taqueria-el-faro.ts';

/** By the folder of the rendered pictures. */
export const allPictures = {
  'kaze-ramen': kazeRamen,
  'taqueria-el-faro': taqueriaElFaro,
  'maison-perle': maisonPerle,
  'night-heron': nightHeron,
  'bayt-al-nar': baytAlNar,
  'magpie-lane': magpieLane,
} as const satisfies Readonly<Record<string, PlacePictures>>;
export type DrawnPlace = keyof typeof allPictures;
