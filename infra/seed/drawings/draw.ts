import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { allPictures } from './all-pictures.ts';
import { at, picture } from './brush.ts';
import type { PlacePictures } from './place-pictures.ts';

const home = join(import.meta.dirname, '../pictures');

/** The product accepts this format unchanged. */
const webp = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();

/** Three of its dishes, the first nearest. */
function coverOf({ table, dishes }: PlacePictures): string {
  const [first = '', second = '', third = '', fourth = ''] = Object.values(dishes);
  return picture(
    table,
    1600,
    800,
    at([260, 250], second, 0, 0.78) +
      at([1350, 220], third, 0, 0.82) +
      at([1480, 760], fourth, 0, 0.7) +
      at([760, 470], first, 0, 1.02),
  );
}

const chosen = process.argv.slice(2);

/** Redraws all demo pictures, or those of the given restaurants; results are committed, so that a start draws none. */
for (const [name, place] of Object.entries<PlacePictures>(allPictures)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const folder = join(home, name);
  await mkdir(folder, { recursive: true });
  const dishes = Object.values(place.dishes);
  const files = {
    cover: coverOf(place),
    logo: `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="-120 -120 240 240">${place.emblem}</svg>`,
    ...Object.fromEntries(
      dishes.map((dish, n) => [
        `dish-${n + 1}`,
        picture(place.table, 1200, 900, at([600, 450], dish)),
      ]),
    ),
  };
  for (const [file, svg] of Object.entries(files)) {
    const bytes = await webp(svg);
    await writeFile(join(folder, `${file}.webp`), bytes);
    console.log(join(name, `${file}.webp`), Math.round(bytes.length / 1024), 'KiB');
  }
}
