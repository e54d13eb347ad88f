import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sharedModules } from './shared-modules.ts';

const root = join(import.meta.dirname, '../../..');
const own = Object.keys(sharedModules).filter((name) => name.startsWith('@menuleaf/'));

/** A module is shared under its import name: imported by another name, a remote bundles its own copy. */
test('a shared module is imported by the one name that it is shared by', () => {
  const sources = globSync('{shared,frontends}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  });
  const wrong = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, specifier = '']) => join(root, file, '..', specifier))
      .filter((target) => own.some((name) => target === join(root, name.replace('@menuleaf/', ''))))
      .map((target) => `${file} imports ${basename(target)}`),
  );
  expect(own).toHaveLength(2);
  expect(wrong).toEqual([]);
});
