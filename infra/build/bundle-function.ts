import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type OutputFile, type BuildOptions, type Plugin } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { metafileOf } from './loaded-at-start.ts';

/** Modules with the S3 client, imported on demand. */
const clientOfS3 = /-s3\.ts$/;

/**
 * Bundles the S3 client separately: otherwise the code it shares with the table's client becomes one chunk that also
 * has S3-only parts, which every start would load (40 KiB).
 */
const separateS3Client = (options: BuildOptions): Plugin => ({
  name: 'separate-s3-client',
  setup(plugins) {
    plugins.onResolve({ filter: clientOfS3 }, async ({ path, kind, pluginData, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
      const found = await plugins.resolve(path, { ...from, kind, pluginData: 'seen' });
      return { path: found.path, namespace: 'separate-s3-client', sideEffects: false };
    });
    plugins.onLoad({ filter: /.*/, namespace: 'separate-s3-client' }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, entryPoints: [path], write: false });
      return { contents: outputFiles[0]?.text ?? '', loader: 'js' };
    });
  },
});

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
