import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { slices, type Slice } from '@menuleaf/shared/contracts/slices.ts';
import { bundleFunction } from './bundle-function.ts';
import { root } from './bundle-options.ts';
import { hashOfPages } from './page-build.ts';
import { definitionOf } from '../stacks/slices.ts';
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'esbuild';
import { preloadText } from '@menuleaf/shared/browser/federation/preload-text.ts';
import { cssText } from './css-text.ts';

type Carried = { path: string; text: string };

const frontends = join(import.meta.dirname, '../../frontends');

/** Dynamic imports of built files are fetched by name on demand. */
const onDemand = (built: Map<string, string>): Plugin => ({
  name: 'on-demand',
  setup(plugins) {
    plugins.onResolve({ filter: /\.ts$/ }, ({ path, kind }) => {
      const name = kind === 'dynamic-import' ? built.get(basename(path, '.ts')) : undefined;
      return name ? { path: `./${name}`, external: true } : undefined;
    });
  },
});

/** `carried`: a script to inline as text, with its path and content. */
async function scriptText(file: string, built: Map<string, string>, carried: Carried) {
  const { outputFiles } = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    // IIFE, since on another site it must not leak names, as a module would not; it must know its URL.
    format: basename(file) === 'embed.ts' ? 'iife' : 'esm',
    platform: 'browser',
    target: ['es2022', 'safari16'],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [onDemand(built), cssText],
    define: { MORE: JSON.stringify(carried) },
  });
  return outputFiles[0]?.text ?? '';
}

/** Fixed URLs, requested by phones and other sites. */
const lastingNames = ['sw', 'embed'];

/**
 * Builds a slice's browser scripts, minified for diners on slow connections: each text by its file name, which contains
 * a content hash, except `lastingNames`.
 */
async function buildPageScripts(slice: Slice): Promise<Map<string, string>> {
  const { pageScripts = [], inlineScripts = [], frontend } = definitionOf(slice);
  const built = new Map<string, string>();
  const texts = new Map<string, string>();
  let more: Carried = { path: '', text: '' };
  for (const script of pageScripts) {
    const name = basename(script, '.ts');
    const source = join(frontends, frontend, 'src', script);
    const isInline = inlineScripts.includes(script);
    const text = isInline ? preloadText(source) : await scriptText(source, built, more);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const file = lastingNames.includes(name) ? `${name}.js` : `${name}.${hash}.js`;
    built.set(name, file);
    texts.set(file, text);
    if (name === 'more') more = { path: `/restaurant/${file}`, text };
  }
  return texts;
}

/**
 * Bundles all of a slice's functions to services/<slice>/dist/<entry>/index.mjs, including the SDK (starts faster than
 * the runtime's). Returns the entries written.
 */
export async function bundleService(slice: Slice): Promise<string[]> {
  const folder = join(root, 'services', slice);
  const { eventFunctions, pageRenderer, pageFaces = [] } = definitionOf(slice);
  const functions: Fn[] = [{ entry: 'handler' }, ...eventFunctions];
  const scripts = await buildPageScripts(slice);
  const pageBuild =
    pageRenderer && (await hashOfPages(join(folder, pageRenderer), [...scripts.keys()]));
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  for (const fn of functions) {
    const native = unbundledPackages(fn);
    const target = join(folder, 'dist', fn.entry);
    const source = fn.entry === 'handler' ? 'handler.ts' : `functions/${fn.entry}.ts`;
    await bundleFunction(join(folder, source), target, native);
    for (const name of native) await copyPackage(name, target);
    await writeScripts(scripts, target);
    await copyFaces(pageFaces, target);
    if (pageBuild) await writeFile(join(target, 'page-build'), pageBuild);
  }
  return functions.map(({ entry }) => entry);
}

type EventFunction = ReturnType<typeof definitionOf>['eventFunctions'][number];
type Fn = { entry: string } & Partial<Pick<EventFunction, 'nativePackages' | 'wholePackages'>>;

const unbundledPackages = ({ nativePackages = [], wholePackages = [] }: Fn) => [
  ...nativePackages,
  ...wholePackages,
];

/** To `target`/pages. */
async function writeScripts(scripts: ReadonlyMap<string, string>, target: string): Promise<void> {
  if (scripts.size === 0) return;
  await mkdir(join(target, 'pages'), { recursive: true });
  for (const [file, text] of scripts) await writeFile(join(target, 'pages', file), text);
}

/** Copies the fonts that its pages subset to `target`/faces. */
async function copyFaces(files: readonly string[], target: string): Promise<void> {
  for (const file of files) {
    await cp(join(root, 'node_modules', file), join(target, 'faces', basename(file)));
  }
}

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** Where `name` resolves from a package's folder; undefined for another platform's optional package. */
function installed(name: string, from: string): string | undefined {
  const places = [join(from, 'node_modules', name), join(root, 'node_modules', name)];
  return places.find((place) => existsSync(place));
}

/** Copies a native package and its dependencies next to a bundle. */
async function copyPackage(name: string, target: string, from = root): Promise<void> {
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
  for (const name of process.argv.slice(2)) {
    const slice = slices.find((known) => known === basename(name));
    if (!slice) throw new Error(`Which service? One of ${slices.join(', ')}`);
    console.log(`${slice}: ${(await bundleService(slice)).join(', ')}`);
  }
}
