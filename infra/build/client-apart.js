import { build } from 'esbuild';
/** Modules that bring the client of S3, and are imported when a call needs it. */
const clientOfS3 = /-s3\.ts$/;
/**
 * Bundles the client of S3 by itself: what it has in common with the client of the table would otherwise be one chunk,
 * with everything that only S3 needs of it, and every start would load that (40 KiB).
 */
export const clientApart = (options) => ({
  name: 'client-apart',
  setup(plugins) {
    plugins.onResolve({ filter: clientOfS3 }, async ({ path, kind, pluginData, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
      const found = await plugins.resolve(path, { ...from, kind, pluginData: 'seen' });
      return { path: found.path, namespace: 'client-apart', sideEffects: false };
    });
    plugins.onLoad({ filter: /.*/, namespace: 'client-apart' }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, entryPoints: [path], write: false });
      return { contents: outputFiles[0]?.text ?? '', loader: 'js' };
    });
  },
});
