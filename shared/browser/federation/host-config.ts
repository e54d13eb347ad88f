import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { deferScripts, pageWorker, preloadScript } from './own-scripts.ts';
import { ownPages } from '../../contracts/pages/front-pages.ts';
import { sharedModules } from './shared-modules.ts';

type Frontend = { name: string; directory: string; port: number };

/** An icon is written into the page that draws it; zod becomes one module together with what is shared of it. */
const libraries = /node_modules\/(?!lucide-react)|shared\/contracts\/schema\.ts/;

const eagerly = (modules: typeof sharedModules) =>
  Object.fromEntries(Object.entries(modules).map(([name, one]) => [name, { ...one, eager: true }]));

/** The shell's default HTML page, or that of a page with its own. */
const htmlOf = (directory: string, filename: string, own?: (typeof ownPages)[number]) =>
  new HtmlWebpackPlugin({
    template: resolve(directory, 'index.html'),
    filename,
    templateParameters: {
      home: ownPages[0],
      own,
      front: own && 'front' in own ? own.front : undefined,
    },
    scriptLoading: 'defer',
    minify: {
      collapseWhitespace: true,
      keepClosingSlash: true,
      minifyCSS: true,
      removeComments: true,
    },
  });

/** Build config of the shell: served at `/`, it finds remotes at run time. */
export function hostConfig({ name, directory, port }: Frontend) {
  return (_: unknown, { mode }: { mode?: string }): Configuration & { devServer: object } => {
    const base = baseConfig(name, directory, mode === 'production');
    return {
      ...base,
      entry: { shell: resolve(directory, 'src/start.tsx') },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: {
            libraries: { test: libraries, name: 'libraries', chunks: 'initial' },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        htmlOf(directory, 'index.html'),
        ...ownPages.map((page) => htmlOf(directory, page.file, page)),
        ...deferScripts(resolve(directory, 'src/preload/after-pictures.ts')),
        pageWorker(resolve(directory, 'src/kitchen/sw.ts')),
        ...preloadScript(resolve(directory, 'src/preload/preload.ts')),
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared: eagerly(sharedModules),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          // The shell reads remote manifests itself.
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
      ],
      devServer: {
        port,
        historyApiFallback: true,
        proxy: [{ context: ['/api', '/remotes'], target: 'http://localhost:4000' }],
      },
    };
  };
}
