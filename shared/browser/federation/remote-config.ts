import { resolve } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { containerName } from './container-name.ts';
import type { EarlyCalls } from './manifest.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { sharedModules } from './shared-modules.ts';

type Frontend = {
  name: string;
  directory: string;
  port: number;
  /** By page: URLs of its initial calls, requested while its scripts load. */
  earlyCalls?: EarlyCalls;
};

/** The chunk of what a remote exposes. */
const exposed = 'remote';

const federation = (name: string, production: boolean) =>
  new webpack.container.ModuleFederationPlugin({
    name: containerName(name),
    filename: production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
    exposes: { './remote': { import: './src/remote.tsx', name: exposed } },
    shared: sharedModules,
  });

const startOf = (module: string) => `data:text/javascript,import(${JSON.stringify(module)})`;

/** Build config of a remote, served at `/remotes/<name>/`; in development also its own page. */
export function remoteConfig({ name, directory, port, earlyCalls = {} }: Frontend) {
  return (_: unknown, { mode }: { mode?: string }): Configuration & { devServer: object } => {
    const production = mode === 'production';
    const base = baseConfig(name, directory, production);
    const page = new HtmlWebpackPlugin({ template: resolve(directory, 'index.html') });
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
        federation(name, production),
        new RemoteManifest({ entry: containerName(name), exposed, earlyCalls }),
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
