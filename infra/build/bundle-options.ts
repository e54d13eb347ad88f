import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { withoutSummaries } from '@menuleaf/shared/browser/federation/page-contracts.ts';
import { cssText } from './css-text.ts';
import { requiredBuiltIns } from './required-built-ins.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

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
