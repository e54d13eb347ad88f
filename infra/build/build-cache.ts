import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Runs `work` unless inputs and output are unchanged. Returns whether it ran. */
export async function skipIfUnchanged(
  name: string,
  { digest, output }: { digest: string; output: string },
  work: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(stamps, name.replaceAll('/', '-'));
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest)
    return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}
