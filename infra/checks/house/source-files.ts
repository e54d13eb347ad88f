import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Git-tracked paths from the root, by file ending. */
export const trackedFiles = (ending: RegExp): string[] =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => ending.test(file) && existsSync(join(root, file)));

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Whether only tests use it. */
export const isOfTests = (file: string): boolean =>
  /\.(test|journey)\.|\/testing\/|^frontends\/journeys\//.test(file);

const packages: [name: RegExp, folder: string][] = [
  [/^@menuleaf\/shared\//, 'shared/'],
  [/^@menuleaf\/infra\//, 'infra/'],
  [/^@menuleaf\/local-cloud\//, 'infra/local/'],
  [/^@menuleaf\/([\w-]+)-service\//, 'services/$1/'],
  [/^@menuleaf\/([\w-]+)\//, 'frontends/$1/'],
];

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const known = packages.find(([name]) => name.test(specifier));
  return known && specifier.replace(...known);
}

/** Paths from the root of the product files that a file imports. */
export const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, specifier = '']) => targetOf(file, specifier) ?? [],
  );
