import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const runtime = fileURLToPath(import.meta.resolve('@module-federation/runtime'));
const core = fileURLToPath(import.meta.resolve('@module-federation/runtime-core'));
const sdk = fileURLToPath(import.meta.resolve('@module-federation/sdk'));
const codes = fileURLToPath(import.meta.resolve('@module-federation/error-codes'));
const bundler = fileURLToPath(import.meta.resolve('@module-federation/webpack-bundler-runtime'));
const router = fileURLToPath(import.meta.resolve('wouter'));
const queries = fileURLToPath(import.meta.resolve('@tanstack/react-query'));
// Packages of those packages.
const beside = (name: string) => fileURLToPath(import.meta.resolve(name));
const provider = beside('@module-federation/inject-external-runtime-core-plugin');
const queryCore = beside('@tanstack/query-core');

/** A library's files, and ours in their place. */
const instead = (library: string, files: readonly string[], ours: string) =>
  Object.fromEntries(
    files.map((file) => [join(dirname(library), file), resolve(import.meta.dirname, ours)]),
  );

const unusedOfCore = [
  ...['utils/context.js', 'utils/preload.js', 'utils/semver/index.js'],
  ...['plugins/snapshot/index.js', 'plugins/snapshot/SnapshotHandler.js'],
  'plugins/generate-preload-assets.js',
];
const unusedHooks = [
  ...['HydrationBoundary.js', 'useIsFetching.js', 'useMutationState.js'],
  ...['usePrefetchInfiniteQuery.js', 'usePrefetchQuery.js'],
  ...['useSuspenseInfiniteQuery.js', 'useSuspenseQueries.js', 'useSuspenseQuery.js'],
];
const unusedOfBundler = ['init.js', 'remotes.js', 'getSharedFallbackGetter.js'];

/** Aliases of webpack that leave out of shared libraries what no page uses: they would be in every page whole. */
export const lighterParts = {
  // The federation plugin imports its runtime both as CommonJS and as ESM; a single ESM copy is smaller.
  '@module-federation/runtime$': runtime,
  '@module-federation/runtime-core$': core,
  '@module-federation/sdk$': sdk,
  '@module-federation/error-codes$': codes,
  '@module-federation/webpack-bundler-runtime$': bundler,
  ...instead(provider, ['index.cjs'], provider),
  ...instead(sdk, ['dom.js'], 'remote-entry.ts'),
  ...instead(core, ['utils/load.js'], 'remote-entry.ts'),
  ...instead(sdk, ['logger.js'], 'unused-runtime.ts'),
  ...instead(codes, ['desc.mjs'], 'unused-runtime.ts'),
  ...instead(core, unusedOfCore, 'unused-runtime.ts'),
  ...instead(bundler, unusedOfBundler, 'unused-runtime.ts'),
  ...instead(queries, unusedHooks, 'unused-queries.ts'),
  ...instead(router, ['use-browser-location.js'], 'unused-location.ts'),
  ...instead(queryCore, ['hydration.js', 'streamedQuery.js'], 'unused-queries.ts'),
};

/** Of a remote, what only a page's first script asks for: its own is the container, which consumes nothing. */
export const lighterContainer = instead(
  bundler,
  ['installInitialConsumes.js'],
  'unused-runtime.ts',
);
