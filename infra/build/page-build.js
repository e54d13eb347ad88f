import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
/**
 * Names what this build makes of a restaurant: the hash of all code that pages are rendered by, styles, texts and
 * libraries included, and of their scripts, whose names carry their content. The same sources have the same.
 */
export async function hashOfPages(renderer, scripts) {
  const { outputFiles } = await build({ ...bundleOptions, entryPoints: [renderer], write: false });
  const hash = createHash('sha256').update(scripts.toSorted().join());
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('base64url');
}
/** Writes the hash beside a function's bundle and its scripts. */
export async function writePageBuild(renderer, target) {
  const scripts = await readdir(join(target, 'pages'));
  await writeFile(join(target, 'page-build'), await hashOfPages(renderer, scripts));
}
