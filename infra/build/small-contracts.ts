import { readFile } from 'node:fs/promises';
import { withoutSummaries } from '@menuleaf/shared/browser/federation/page-contracts.ts';
import type { Plugin } from 'esbuild';

/** Strips call descriptions from contracts in functions, as in pages. */
export const smallContracts: Plugin = {
  name: 'small-contracts',
  setup(plugins) {
    plugins.onLoad({ filter: /\/shared\/contracts\/[\w/-]+\.ts$/ }, async ({ path }) => ({
      contents: withoutSummaries(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
