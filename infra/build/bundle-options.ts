import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { withoutSummaries } from '@menuleaf/shared/browser/federation/page-contracts.ts';
import { cssText } from './css-text.ts';
import { isBuiltin } from 'node:module';

function exportedNames(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)];
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)];
  return [...declared, ...renamed].map(([, name = '']) => name);
}

/**
 * Removes zod's JSON Schema code from bundles (17 KiB of 90): only the build writes openapi.json. Using it in a
 * function throws a clear error.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  setup(plugins) {
    const filter = /zod[/\\]v4[/\\]core[/\\](to-json-schema|json-schema-processors)\.js$/;
    plugins.onLoad({ filter }, async ({ path }) => {
      const names = exportedNames(await readFile(path, 'utf8'));
      const absent = `() => { throw new Error('A function has no JSON Schema') }`;
      return { contents: names.map((name) => `export const ${name} = ${absent};`).join('\n') };
    });
  },
};

/**
 * Loads Node's built-ins with `require`: an `import` reads all their exports, and those of node:http load undici and
 * HTTP/2, which no function uses.
 */
const requiredBuiltIns: Plugin = {
  name: 'required-built-ins',
  setup(plugins) {
    plugins.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, namespace }) => {
      if (!isBuiltin(path)) return undefined;
      if (namespace === 'built-in') return { path, external: true };
      return { path, namespace: 'built-in', sideEffects: false };
    });
    plugins.onLoad({ filter: /.*/, namespace: 'built-in' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }));
  },
};

/** Strips call descriptions from contracts in functions, as in pages. */
const smallContracts: Plugin = {
  name: 'small-contracts',
  setup(plugins) {
    plugins.onLoad({ filter: /\/shared\/contracts\/[\w/-]+\.ts$/ }, async ({ path }) => ({
      contents: withoutSummaries(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

const manifest = z.object({ name: z.string(), version: z.string() });

/** AWS clients read only the version from their manifest, to send it with each request (saves 2 KiB each). */
const shortManifests: Plugin = {
  name: 'short-manifests',
  setup(plugins) {
    plugins.onLoad({ filter: /@aws-sdk[/\\][\w-]+[/\\]package\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(manifest.parse(JSON.parse(await readFile(path, 'utf8')))),
      loader: 'json',
    }));
  },
};

export const root = join(import.meta.dirname, '../..');

const standIns = {
  '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'lambda-credentials.ts'),
  '@aws-sdk/endpoint-cache': join(import.meta.dirname, 'lambda-endpoint-cache.ts'),
  // Pages are rendered in one pass; `react-dom/server` streaming would double the code.
  'react-dom/server': join(
    root,
    'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
  ),
};

export const bundleOptions = {
  bundle: true,
  absWorkingDir: root,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  mainFields: ['module', 'main'],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.module.css': 'local-css', '.css': 'text', '.svg': 'text' },
  alias: standIns,
  plugins: [cssText, smallContracts, requiredBuiltIns, withoutJsonSchema, shortManifests],
  logLevel: 'warning',
} as const satisfies BuildOptions;
