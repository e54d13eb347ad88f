import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { preloadText } from '@menuleaf/shared/browser/federation/preload-text.ts';
import { cssText } from './css-text.ts';
import { definitionOf } from '../stacks/slices.ts';

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
export async function buildPageScripts(slice: Slice): Promise<Map<string, string>> {
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
