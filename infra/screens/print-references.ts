import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { prints } from './shots-folder.ts';
import { takePrints } from './take-prints.ts';

/** Small, since they are only compared: a changed line of text is still visible. */
const width = 400;

/** Takes the reference screenshots for the print tests. */
await mkdir(prints, { recursive: true });
await onLocalCloud((cloud) =>
  takePrints(cloud, async ({ name, png }) => {
    const small = await sharp(png).resize({ width }).webp({ quality: 70, effort: 6 }).toBuffer();
    await writeFile(join(prints, `${name}.webp`), small);
    console.log(`${name}.webp`, Math.round(small.length / 1024), 'KiB');
  }),
);
process.exit();
