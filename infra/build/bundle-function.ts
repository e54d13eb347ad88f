import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { separateS3Client } from './separate-s3-client.ts';
import { metafileOf } from './loaded-at-start.ts';

/** CommonJS packages call `require`, which ES modules lack. */
const banner =
  "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);";

const isMap = ({ path }: OutputFile) => path.endsWith('.map');

/** Bundles to `target` as index.mjs with lazy chunks; also writes the metafile for benches and tests. */
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
    // Dynamic imports stay out of cold starts.
    splitting: true,
    metafile: true,
    sourcemap: 'external',
    banner: { js: banner },
    external: [...native],
    // Most calls do not need S3; most event functions do.
    plugins: [...(isHandler ? [separateS3Client(bundleOptions)] : []), ...bundleOptions.plugins],
  });
  await mkdir(target, { recursive: true });
  // Source maps are stored next to the bundles: loading a map slows each cold start.
  const maps = join(target, '../source-maps', basename(target));
  await mkdir(maps, { recursive: true });
  for (const file of outputFiles) {
    const folder = isMap(file) ? maps : target;
    await writeFile(join(folder, basename(file.path)), file.contents);
  }
  await writeFile(metafileOf(target), JSON.stringify(metafile));
}
