import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stamps = join(root, 'infra/local/.build-cache');
const generated = /(^|\/)(dist|node_modules|cdk\.out|\.build-cache|\.local)(\/|$)/;

/** A digest of all source files below these paths, except tests. */
export function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const found = globSync(`${path}/**`, { cwd: root, exclude: (name) => generated.test(name) });
    const files = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ? [path] : found;
    for (const file of files.toSorted()) {
      if (/\.(test|journey)\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue;
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

export type Target = { name: string; digest: string; output: string };

/** Runs `work` for those whose inputs or output changed, by name. Returns their names. */
export async function buildChanged(
  targets: readonly Target[],
  work: (names: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const stampOf = ({ name }: Target) => join(stamps, name.replaceAll('/', '-'));
  const isBuilt = (target: Target) =>
    existsSync(target.output) &&
    existsSync(stampOf(target)) &&
    readFileSync(stampOf(target), 'utf8') === target.digest;
  const changed = targets.filter((target) => !isBuilt(target));
  const names = changed.map(({ name }) => name);
  if (names.length === 0) return names;
  await work(names);
  mkdirSync(stamps, { recursive: true });
  for (const target of changed) writeFileSync(stampOf(target), target.digest);
  return names;
}
