import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import { differenceOf } from './difference.ts';
import { drawShareCard } from './share-card.ts';
import { shots } from './shots-folder.ts';
import { type Shot, takeShots } from './take-shots.ts';

/** Each restaurant's code differs (4% of the poster), and anti-aliasing varies by machine. */
const sameLooks = (name: string) => (name === 'print-poster' ? 0.12 : 0.03);

test('the front pages show the product as it looks now; else: npm run product-shots', async () => {
  const cloud = await startOwnCloud();
  const taken: Shot[] = [];
  await takeShots(cloud, async (shot) => void taken.push(shot));
  await cloud.close();
  const differences = await Promise.all(
    taken.map(async ({ name, bytes }) => {
      const kept = await readFile(join(shots, `${name}.webp`));
      return { name, differs: await differenceOf(kept, bytes) };
    }),
  );
  expect(differences.length).toBe(8);
  expect(differences.filter(({ name, differs }) => differs > sameLooks(name))).toEqual([]);
}, 600_000);

test('what stands beside a shared link is drawn of them, in at most 60 KB; else: npm run product-shots', async () => {
  const kept = await readFile(join(shots, 'share-card.jpg'));
  expect(kept.length).toBeLessThanOrEqual(60_000);
  expect(await differenceOf(kept, await drawShareCard())).toBeLessThanOrEqual(0.03);
}, 60_000);
