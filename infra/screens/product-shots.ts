import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { drawShareCard } from './share-card.ts';
import { shots } from './shots-folder.ts';
import { takeShots } from './take-shots.ts';

/** Takes the front pages' product screenshots, from the seeded demo, and draws of them what stands beside a shared link. */
await onLocalCloud((cloud) =>
  takeShots(cloud, async ({ name, bytes }) => {
    await writeFile(join(shots, `${name}.webp`), bytes);
    console.log(`${name}.webp`, Math.round(bytes.length / 1024), 'KiB');
  }),
);
const card = await drawShareCard();
await writeFile(join(shots, 'share-card.jpg'), card);
console.log('share-card.jpg', Math.round(card.length / 1024), 'KiB');
process.exit();
