import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { clientApart } from './client-apart.ts';
import { metafileOf } from './loaded-at-start.ts';

/** Code from CommonJS packages calls `require`, which an ES module has not. */
const banner =
  "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);";

const isMap = ({ path }: OutputFile) => path.endsWith('.map');

/** Into `target`, as index.mjs and what it loads when it is needed; what is in them is told to the benches and tests. */
export async function bundleFunction(
  entryPoint: string,
  target: string,
  native: readonly string[],
): Promise<void> {
  const isHandler = basename(target) === 'handler';
  const { outputFiles, metafile } = await build({
    entryPoints: { index: entryPoint },
    outdir: target,
    outExtension: { '.js': '.mjs' },
    ...bundleOptions,
    write: false,
    // What is imported by import() stays out of the start of a function.
    splitting: true,
    metafile: true,
    sourcemap: 'external',
    banner: { js: banner },
    external: [...native],
    // Most calls need no S3; what an event wakes mostly does.
    plugins: [...(isHandler ? [clientApart(bundleOptions)] : []), ...bundleOptions.plugins],
  });
  await mkdir(target, { recursive: true });
  // Maps stand beside the bundles, not in them: reading a map costs every start of a function.
  const maps = join(target, '../source-maps', basename(target));
  await mkdir(maps, { recursive: true });
  for (const file of outputFiles) {
    const folder = isMap(file) ? maps : target;
    await writeFile(join(folder, basename(file.path)), file.contents);
  }
  await writeFile(metafileOf(target), JSON.stringify(metafile));
}
