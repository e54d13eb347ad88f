import { build, type BuildOptions, type Plugin } from 'esbuild';

/** Modules with the S3 client, imported on demand. */
const clientOfS3 = /-s3\.ts$/;

/**
 * Bundles the S3 client separately: otherwise the code it shares with the table's client becomes one chunk that also
 * has S3-only parts, which every start would load (40 KiB).
 */
export const separateS3Client = (options: BuildOptions): Plugin => ({
  name: 'separate-s3-client',
  setup(plugins) {
    plugins.onResolve({ filter: clientOfS3 }, async ({ path, kind, pluginData, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
      const found = await plugins.resolve(path, { ...from, kind, pluginData: 'seen' });
      return { path: found.path, namespace: 'separate-s3-client', sideEffects: false };
    });
    plugins.onLoad({ filter: /.*/, namespace: 'separate-s3-client' }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, entryPoints: [path], write: false });
      return { contents: outputFiles[0]?.text ?? '', loader: 'js' };
    });
  },
});
