// Plain JavaScript: Jest's configuration imports it.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const cache = join(root, '.local/packages-for-tests');

const packages = [
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/jest-dom/jest-globals',
  '@testing-library/react',
  '@testing-library/user-event',
  'lucide-react',
  'zod',
  'zod/mini',
];

/** Zod's messages in fifty languages, which the product does not use. @type {import('esbuild').Plugin} */
const withoutLocales = {
  name: 'without-locales',
  setup(bundling) {
    // esbuild's expressions are Go's, which have no flag u.
    bundling.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents: 'export {};' }));
  },
};

/** Tests import these as well, and they must be the same. */
const external = ['react', 'react-dom', '@jest/globals'];

const fileOf = (name) => name.replaceAll(/\W/g, '-');

/** The icons that components import, of some 1,500. */
function usedIcons() {
  const sources = globSync('{frontends/*/src,shared/ui}/**/*.tsx', { cwd: root });
  const imported = sources.flatMap(
    (file) =>
      /import \{([^}]*)\} from 'lucide-react'/u.exec(readFileSync(join(root, file), 'utf8'))?.[1] ??
      [],
  );
  // «Image as ImageIcon»: what it is called there is its own affair.
  const names = imported
    .join(',')
    .split(',')
    .map((name) => name.trim().replace(/ as .*$/su, ''));
  const icons = new Set(names.filter((name) => name !== '' && !name.startsWith('type ')));
  return [...icons].toSorted((a, b) => a.localeCompare(b));
}

async function bundle(icons, folder) {
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const icon = join(unfinished, 'icons.js');
  writeFileSync(icon, `export { ${icons.join(', ')} } from 'lucide-react';`);
  await build({
    absWorkingDir: root,
    entryPoints: packages.map((name) => ({
      in: name === 'lucide-react' ? icon : name,
      out: fileOf(name),
    })),
    outdir: unfinished,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'node24',
    external,
    plugins: [withoutLocales],
    logLevel: 'error',
  });
  writeFileSync(join(unfinished, 'package.json'), '{ "type": "module" }');
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another run was first.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Jest loads each module of a package anew for each test file, which takes 0.05 to 0.5 seconds of processor time where
 * there are hundreds of them. Bundles these packages once for each lockfile, and returns Jest's `moduleNameMapper` to
 * the bundles.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function packagesForTests() {
  const icons = usedIcons();
  const key = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(icons.join())
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, key);
  if (!existsSync(folder)) await bundle(icons, folder);
  return Object.fromEntries(
    packages.map((name) => [`^${name}$`, join(folder, `${fileOf(name)}.js`)]),
  );
}
