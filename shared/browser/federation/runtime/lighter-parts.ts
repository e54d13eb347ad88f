import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const placeOf = (name: string) => fileURLToPath(import.meta.resolve(name));
const federation = (name: string) => placeOf(`@module-federation/${name}`);

/** A library's files, and ours in their place. */
const instead = (library: string, files: readonly string[], ours: string) =>
  Object.fromEntries(
    files.map((file) => [join(dirname(library), file), resolve(import.meta.dirname, ours)]),
  );

const runtimeProvider = federation('inject-external-runtime-core-plugin');
const snapshots = ['generate-preload-assets', 'snapshot/index', 'snapshot/SnapshotHandler'];
const hooks = [
  ...['HydrationBoundary', 'useIsFetching', 'useMutationState'],
  ...['usePrefetchInfiniteQuery', 'usePrefetchQuery'],
  ...['useSuspenseInfiniteQuery', 'useSuspenseQueries', 'useSuspenseQuery'],
];

/** Aliases of webpack that leave out of shared libraries what no page uses: they would be in every page whole. */
export const lighterParts = {
  // The federation plugin imports its runtime both as CommonJS and as ESM; a single ESM copy is smaller.
  ...instead(runtimeProvider, ['index.cjs'], runtimeProvider),
  '@module-federation/runtime$': federation('runtime'),
  '@module-federation/runtime-core$': federation('runtime-core'),
  '@module-federation/sdk$': federation('sdk'),
  '@module-federation/error-codes$': federation('error-codes'),
  '@module-federation/webpack-bundler-runtime$': federation('webpack-bundler-runtime'),
  ...instead(federation('sdk'), ['dom.js'], 'remote-entry.ts'),
  ...instead(federation('sdk'), ['logger.js'], 'unused-runtime.ts'),
  ...instead(federation('error-codes'), ['desc.mjs'], 'unused-runtime.ts'),
  ...instead(federation('runtime-core'), ['utils/load.js'], 'remote-entry.ts'),
  ...instead(
    federation('runtime-core'),
    [
      ...['utils/context.js', 'utils/preload.js', 'utils/semver/index.js'],
      ...snapshots.map((it) => `plugins/${it}.js`),
    ],
    'unused-runtime.ts',
  ),
  ...instead(
    federation('webpack-bundler-runtime'),
    ['init.js', 'remotes.js', 'getSharedFallbackGetter.js'],
    'unused-runtime.ts',
  ),
  ...instead(
    placeOf('@tanstack/query-core'),
    ['hydration.js', 'streamedQuery.js'],
    'unused-queries.ts',
  ),
  ...instead(
    placeOf('@tanstack/react-query'),
    hooks.map((it) => `${it}.js`),
    'unused-queries.ts',
  ),
};
