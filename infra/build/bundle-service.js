import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { bundleOptions, root } from './bundle-options.ts';
import { clientApart } from './client-apart.ts';
import { metafileOf } from './loaded-at-start.ts';
import { writePageBuild } from './page-build.ts';
import { buildPageScripts } from './page-scripts.ts';
import { definitionOf } from '../stacks/slices.ts';
/** Code from CommonJS packages calls `require`, which an ES module has not. */
const banner =
  "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);";
const isMap = ({ path }) => path.endsWith('.map');
/** Into `target`, as index.mjs and what it loads when it is needed; what is in them is told to the benches and tests. */
async function bundleFunction(entryPoint, target, native) {
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
/**
 * Bundles every function of a slice to services/<slice>/dist/<entry>/index.mjs, SDK included (it starts
 * faster so than the runtime's own). Returns the entries that it wrote.
 */
export async function bundleService(slice) {
  const folder = join(root, 'services', slice);
  const { eventFunctions, pageRenderer } = definitionOf(slice);
  const functions = [{ entry: 'handler' }, ...eventFunctions];
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  for (const fn of functions) {
    const native = 'nativePackages' in fn ? (fn.nativePackages ?? []) : [];
    const target = join(folder, 'dist', fn.entry);
    const source = fn.entry === 'handler' ? 'handler.ts' : `functions/${fn.entry}.ts`;
    await bundleFunction(join(folder, source), target, native);
    for (const name of native) await copyPackage(name, target);
    await buildPageScripts(slice, target);
    if (pageRenderer) await writePageBuild(join(folder, pageRenderer), target);
  }
  return functions.map(({ entry }) => entry);
}
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
/** Where `name` is installed as seen from a package's folder; undefined for an optional one of another system. */
function installed(name, from) {
  const places = [join(from, 'node_modules', name), join(root, 'node_modules', name)];
  return places.find((place) => existsSync(place));
}
/** Copies a package with native code, and what it needs in turn, beside a bundle. */
async function copyPackage(name, target, from = root) {
  const source = installed(name, from);
  const to = join(target, 'node_modules', name);
  if (source === undefined || existsSync(to)) return;
  await mkdir(join(to, '..'), { recursive: true });
  await cp(source, to, { recursive: true, dereference: true });
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(source, 'package.json'), 'utf8')),
  );
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
  for (const next of Object.keys(needed)) await copyPackage(next, target, source);
}
if (import.meta.main) {
  const slice = slices.find((known) => known === process.argv[2]);
  if (!slice) throw new Error(`Which service? One of ${slices.join(', ')}`);
  console.log(`${slice}: ${(await bundleService(slice)).join(', ')}`);
}
