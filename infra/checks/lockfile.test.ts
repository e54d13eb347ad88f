import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).default({}),
      resolved: z.string().optional(),
    }),
  ),
});
const { packages } = lockfile.parse(
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
);

/** Where Node would look for `name` from the package at `from`, nearest first. */
function placesOf(name: string, from: string): string[] {
  const folders = from.split('/');
  return folders
    .map((_, at) => folders.slice(0, folders.length - at).join('/'))
    .map((folder) => `${folder}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

const optional = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
  Object.keys(optionalDependencies).map((name) => ({
    name,
    isThere: placesOf(name, from).some((place) => place in packages),
  })),
);

// npm writes down what the machine's registry has: `npm ci` of another system refuses what is not there.
test('the lockfile has the packages of every system, so that npm ci takes it there', () => {
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('the lockfile names no registry', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
  expect(named).toEqual([]);
});
