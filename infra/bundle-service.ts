import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { slices, type Slice } from '@menuleaf/shared/table/keys.ts';
import { definitions } from './slices.ts';

const root = join(import.meta.dirname, '..');

/** Code from CommonJS packages calls `require`, which an ES module has not. */
const banner =
  "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);";

/**
 * Bundles every function of a slice to services/<slice>/dist/<entry>/index.mjs, SDK included (it starts
 * faster so than the runtime's own). Answers the entries that it wrote.
 */
export async function bundleService(slice: Slice): Promise<string[]> {
  const folder = join(root, 'services', slice);
  const functions = [{ entry: 'handler' }, ...definitions[slice].further];
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  for (const fn of functions) {
    const native = 'nativePackages' in fn ? (fn.nativePackages ?? []) : [];
    const target = join(folder, 'dist', fn.entry);
    await build({
      entryPoints: [join(folder, `${fn.entry}.ts`)],
      outfile: join(target, 'index.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      jsx: 'automatic',
      mainFields: ['module', 'main'],
      minify: true,
      keepNames: true,
      sourcemap: 'linked',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.module.css': 'local-css', '.css': 'text', '.svg': 'text' },
      banner: { js: banner },
      external: [...native],
      logLevel: 'warning',
    });
    for (const name of native) await copyPackage(name, target);
    await buildPageScripts(slice, target);
  }
  return functions.map(({ entry }) => entry);
}

/** Classic scripts as small as can be: diners load them on bad mobile data. */
async function buildPageScripts(slice: Slice, target: string): Promise<void> {
  const { pageScripts = [], frontend } = definitions[slice];
  for (const script of pageScripts) {
    await build({
      entryPoints: [join(root, 'frontends', frontend, 'src', script)],
      outfile: join(target, basename(script).replace(/\.ts$/, '.js')),
      bundle: true,
      format: 'iife',
      platform: 'browser',
      target: ['es2022', 'safari16'],
      minify: true,
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'warning',
    });
  }
}

async function copyPackage(name: string, target: string): Promise<void> {
  const to = join(target, 'node_modules', name);
  await mkdir(join(to, '..'), { recursive: true });
  await cp(join(root, 'node_modules', name), to, { recursive: true, dereference: true });
}

if (import.meta.main) {
  const slice = slices.find((known) => known === process.argv[2]);
  if (!slice) throw new Error(`Which service? One of ${slices.join(', ')}`);
  console.log(`${slice}: ${(await bundleService(slice)).join(', ')}`);
}
