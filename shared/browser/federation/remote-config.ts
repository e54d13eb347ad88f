import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { containerName } from './container-name.ts';
import type { EarlyCalls } from './manifest.ts';
import { lighterContainer } from './runtime/lighter-parts.ts';
import { sharedModules } from './shared-modules.ts';

type Frontend = {
  name: string;
  directory: string;
  port: number;
  /** By page: URLs of its initial calls, requested while its scripts load. */
  earlyCalls?: EarlyCalls;
};

type Exposed = { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> };

const withoutAsync = <E extends Exposed>(exposed: E): E => {
  const { js, css } = exposed.assets;
  return { ...exposed, assets: { js: { ...js, async: [] }, css: { ...css, async: [] } } };
};

const federation = (name: string, production: boolean, earlyCalls: EarlyCalls) =>
  new ModuleFederationPlugin({
    name: containerName(name),
    filename: production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: {
      // The shell gets async chunks and shared modules from the remote itself.
      additionalData: ({ stats }) => ({
        ...stats,
        metaData: { ...stats.metaData, earlyCalls },
        shared: [],
        exposes: stats.exposes.map(withoutAsync),
      }),
    },
    // Standalone, no shell provides the runtime.
    experiments: {
      externalRuntime: production,
      optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
    },
  });

const exposed = '__federation_expose_remote';

const startOf = (module: string) => `data:text/javascript,import(${JSON.stringify(module)})`;

/** Build config of a remote, served at `/remotes/<name>/`; in development also its own page. */
export function remoteConfig({ name, directory, port, earlyCalls = {} }: Frontend) {
  return (_: unknown, { mode }: { mode?: string }): Configuration & { devServer: object } => {
    const production = mode === 'production';
    const base = baseConfig(name, directory, production, lighterContainer);
    const page = new HtmlWebpackPlugin({
      title: `Menuleaf ${name}`,
      template: resolve(import.meta.dirname, 'standalone.html'),
    });
    return {
      ...base,
      // Behind its own import(), so that shared modules are resolved before use.
      entry: production ? {} : { standalone: startOf(resolve(directory, 'src/standalone.tsx')) },
      output: { ...base.output, publicPath: production ? 'auto' : '/' },
      // The first page's code stays in one chunk: other pages reuse what it loaded.
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: ({ name: chunk }) => chunk !== exposed },
      },
      plugins: [
        ...(base.plugins ?? []),
        federation(name, production, earlyCalls),
        ...(production ? [] : [page]),
      ],
      devServer: {
        host: 'localhost',
        port,
        historyApiFallback: true,
        proxy: [{ context: ['/api'], target: 'http://localhost:4000' }],
      },
    };
  };
}
