import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearOutput } from './clear-output.ts';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

const folder = testFolder();

test('what a cloud that runs may still load stays for a day when all is built again', () => {
  mkdirSync(join(folder, 'asset.1a'));
  writeFileSync(join(folder, 'asset.1a', 'index.mjs'), '');
  writeFileSync(join(folder, 'manifest.json'), '{}');
  clearOutput(folder);
  expect(readdirSync(folder)).toEqual(['asset.1a']);
  clearOutput(folder, Date.now() + 25 * 3_600_000);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  clearOutput(folder);
});
