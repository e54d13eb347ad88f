import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { cssText } from './css-text.ts';
import { smallContracts } from './small-contracts.ts';
import { requiredBuiltIns } from './required-built-ins.ts';
import { shortManifests } from './short-manifests.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

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
