import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration, Compiler } from 'webpack';
import { baseConfig } from './base-config.ts';
import { ownPages, frontPages } from '../../contracts/pages/front-pages.ts';
import { sharedModules } from './shared-modules.ts';
import { createHash } from 'node:crypto';
import { atStage } from './emitted-files.ts';
import { preloadText } from './preload-text.ts';

// Scripts that are built apart: webpack would give each of them the whole federation runtime.

type Alter = Parameters<
  ReturnType<typeof HtmlWebpackPlugin.getCompilationHooks>['alterAssetTagGroups']['tap']
>[1];

/** A plugin that places the tags of each page. */
const onTags = (name: string, alter: Alter) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap(name, (compilation) =>
    HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(name, alter),
  );

/** Emits a worker as `sw.js`. */
const pageWorker = (file: string) =>
  atStage('PageWorker', 'ADDITIONAL', (compilation, RawSource) => {
    compilation.fileDependencies.add(file);
    compilation.emitAsset('sw.js', new RawSource(preloadText(file)));
  });

/**
 * Front pages are seen before they are used: one small script starts the others once the first view's images have
 * loaded. It is a separate file so that a page with an inline script from another release starts too.
 */
function deferScripts(file: string) {
  const text = preloadText(file);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const asset = `after-pictures.${hash}.js`;
  return [
    atStage('DeferScripts', 'ADDITIONAL', (compilation, RawSource) =>
      compilation.emitAsset(asset, new RawSource(text)),
    ),
    onTags('DeferScripts', (data) => {
      if (!frontPages.some((page) => page.file === data.outputName)) return data;
      const scripts = data.headTags.filter(({ tagName }) => tagName === 'script');
      const starts = scripts.map(({ attributes }) => attributes['src']).join(' ');
      const first = HtmlWebpackPlugin.createHtmlTagObject('script', {
        defer: true,
        src: `/${asset}`,
        'data-starts': starts,
      });
      const others = data.headTags.filter((tag) => !scripts.includes(tag));
      return { ...data, headTags: [...others, first] };
    }),
  ];
}

/** Puts a script into each page that runs before all others: what the page shows at once is drawn before its styles. */
const preloadScript = (file: string) => [
  onTags('PreloadScript', (data) => {
    const styles = data.headTags.filter(({ tagName }) => tagName === 'link');
    const headTags = data.headTags.filter((tag) => !styles.includes(tag));
    return { ...data, headTags, bodyTags: [...data.bodyTags, ...styles] };
  }),
  // Runs last, since the page's CSP hashes the script's exact text.
  atStage('PreloadScript', 'REPORT', (compilation, RawSource) => {
    const script = `<script>${preloadText(file)}</script>`;
    const pages = Object.keys(compilation.assets).filter((name) => name.endsWith('.html'));
    for (const name of pages) {
      compilation.updateAsset(name, (page) => {
        const html = page.source().toString();
        return new RawSource(html.replace('<title>', () => `${script}<title>`));
      });
    }
  }),
];

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
