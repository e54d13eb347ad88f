import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { missingPackages } from './missing-packages.mjs';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

const root = testFolder();
const nested = 'frontends/shell/node_modules/webpack-cli';
const installed = {
  'node_modules/react': {},
  [nested]: {},
  'node_modules/other-system': { optional: true },
};

test('a package that went missing below a workspace is noticed, one that npm may leave out is not', () => {
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  expect(missingPackages(root)).toEqual(['node_modules/.package-lock.json']);
  write('node_modules/.package-lock.json', { packages: installed });
  write('node_modules/react/package.json', {});
  write(`${nested}/package.json`, {});
  expect(missingPackages(root)).toEqual([]);
  rmSync(join(root, nested), { recursive: true });
  expect(missingPackages(root)).toEqual([nested]);
});
