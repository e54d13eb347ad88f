/**
 * What the pages never ask of the federation's runtime: snapshots of what is deployed, the preloading that reads them,
 * ranges of versions, since every shared module is a singleton of any version, remotes that are known when the shell is
 * built, trees of shared modules shaken by a server, stacks in warnings, and what its error codes mean. The parts that it
 * calls nevertheless stand here; the library's own weigh 8 KB in an owner's first page.
 */
export class SnapshotHandler {
  manifestCache = new Map<string, unknown>();
  hooks = { applyPlugin: () => undefined };
}
export const getGlobalRemoteInfo = () => ({});
export const snapshotPlugin = () => ({ name: 'snapshot-plugin' });
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
export const formatPreloadArgs = () => [];
export const optionsToMFContext = () => undefined;
export const preloadAssets = () => Promise.resolve([]);

const numbers = (version: string) => version.split(/\D+/).filter(Boolean).map(Number);

/** Whether a version is at most that of the range, which is always `<=` and a version. */
export function satisfy(version: string, range: string): boolean {
  const [own, most] = [numbers(version), numbers(range)];
  const at = most.findIndex((number, place) => number !== own[place]);
  return at === -1 || (own[at] ?? 0) < (most[at] ?? 0);
}

type Bundle = {
  federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } };
};
export const init = ({ webpackRequire: { federation } }: { webpackRequire: Bundle }) =>
  federation.runtime.init(federation.initOptions);
export const installInitialConsumes = undefined;
export const remotes = undefined;
export const getSharedFallbackGetter = undefined;

export const createLogger = (prefix: string) => ({
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
});
export const logger = undefined;
export const createInfrastructureLogger = undefined;
export const infrastructureLogger = undefined;
export const bindLoggerToCompiler = undefined;

export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
