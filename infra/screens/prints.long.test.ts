import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnCloud } from '@menuleaf/shared/testing/own-cloud.ts';
import { differenceOf } from './difference.ts';
import { prints } from './shots-folder.ts';
import { type Print, takePrints } from './take-prints.ts';

/** Each restaurant's code differs, and fills more of prints with little else. */
const sameLooks = (name: string) => (/^(tents|poster|stickers|cards)/.test(name) ? 0.2 : 0.04);

test('every print looks as it did, on each paper; else: npm run print-references', async () => {
  const cloud = await startOwnCloud();
  const taken: Print[] = [];
  await takePrints(cloud, async (print) => void taken.push(print));
  await cloud.close();
  const kept = (await readdir(prints)).map((file) => file.replace('.webp', ''));
  expect(taken.map(({ name }) => name).toSorted()).toEqual(kept.toSorted());
  const differences = await Promise.all(
    taken.map(async ({ name, png }) => {
      const differs = await differenceOf(await readFile(join(prints, `${name}.webp`)), png);
      return { name, differs };
    }),
  );
  expect(differences.filter(({ name, differs }) => differs > sameLooks(name))).toEqual([]);
}, 240_000);
