import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';

/**
 * A version for rendered pages: the hash of all rendering code, including styles, texts and libraries, and of the
 * scripts, whose names contain content hashes. Deterministic for the same sources.
 */
export async function hashOfPages(renderer: string, scripts: readonly string[]): Promise<string> {
  const { outputFiles } = await build({ ...bundleOptions, entryPoints: [renderer], write: false });
  const hash = createHash('sha256').update(scripts.toSorted().join());
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('base64url');
}
