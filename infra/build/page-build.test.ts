import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';
import { root } from './bundle-options.ts';
import { hashOfPages } from './page-build.ts';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

const folder = testFolder();
const builtOf = (entry: string) =>
  readFileSync(join(root, 'services/public-menu/dist', entry, 'page-build'), 'utf8');

test('the same sources have the same hash, in every function and in every build', async () => {
  const { eventFunctions, pageRenderer = '' } = definitionOf('public-menu');
  const hashes = eventFunctions.map(({ entry }) => builtOf(entry));
  expect(new Set(hashes).size).toBe(1);
  const renderer = join(root, 'services/public-menu', pageRenderer);
  expect(await hashOfPages(renderer, ['page.js'])).toBe(await hashOfPages(renderer, ['page.js']));
  expect(slices.filter((slice) => definitionOf(slice).pageRenderer)).toEqual(['public-menu']);
});

test('another text, another style or another script is another build', async () => {
  const renderer = join(folder, 'render.ts');
  const hashOf = (text: string, style: string, script = 'page.1.js') => {
    writeFileSync(join(folder, 'style.css'), style);
    writeFileSync(renderer, `import css from './style.css';\nexport const page = '${text}' + css;`);
    return hashOfPages(renderer, [script, 'sw.js']);
  };
  const first = await hashOf('Menu', 'p{color:red}');
  expect(await hashOf('Menu', 'p{color:red}')).toBe(first);
  expect(await hashOf('The menu', 'p{color:red}')).not.toBe(first);
  expect(await hashOf('Menu', 'p{color:blue}')).not.toBe(first);
  expect(await hashOf('Menu', 'p{color:red}', 'page.2.js')).not.toBe(first);
});
