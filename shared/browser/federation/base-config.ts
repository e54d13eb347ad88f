import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { compressedFiles, smallStyles } from './emitted-files.ts';
import { LetterFirstHash } from './letter-first-hash.ts';
import { lighterParts } from './runtime/lighter-parts.ts';
import { OneSharing } from './runtime/one-sharing.ts';

const script = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Before compilation. */
const contracts = {
  test: /\/shared\/contracts\/[\w/-]+\.ts$/,
  enforce: 'pre' as const,
  loader: fileURLToPath(import.meta.resolve('./page-contracts.ts')),
};

/** Before css-loader. */
const displayFaces = {
  test: /display-faces\.global\.css$/,
  enforce: 'pre' as const,
  loader: fileURLToPath(import.meta.resolve('./display-faces.ts')),
};

/** Inlined styles are imported as text. */
const inlined = /\/inlined\/[\w/-]+\.css$/;

/** Class names include the frontend's name: two remotes may have different versions of one style. */
const style = (name: string) => ({
  test: /\.css$/,
  exclude: inlined,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: (path: string) => !path.endsWith('.global.css'),
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentHashSalt: name,
          localIdentName: '[hash:base64:6]',
        },
      },
    },
  ],
});

/** Requested by file name from one folder, as two languages read a photo; its name is that of their version. */
const languageData = {
  test: /4\.0\.0_best_int\/\w+\.traineddata\.gz$/,
  type: 'asset/resource',
  generator: { filename: '4.0.0_best_int/[name][ext]' },
};

const icons = {
  test: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
  loader: fileURLToPath(import.meta.resolve('./icon-lines.ts')),
};

const plainIcon = resolve(import.meta.dirname, '../../ui/plain-icon.tsx');

/** Public holidays are calculated with it, not written. */
const momentLocales = { resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ };

/** React provides this hook itself. */
const ownOfReact = { 'use-sync-external-store/shim/index.js$': 'react' };

/** Already minified by the libraries; Tesseract alone is 4 MB and would cost half a minute. */
const minified = /(\.min|tesseract-core.*)\.[\da-f]+\.m?js$/;

/** As small as Terser's output, in a tenth of the time. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  exclude: minified,
  // Licenses stand beside their script, under its name.
  extractComments: { filename: '[path][name].txt', banner: false },
  // Its threads do that; processes would each load it anew.
  parallel: false,
  minimizerOptions: { compress: { passes: 3 }, mangle: true },
});

/** An eight-digit hash means that a compressed copy exists as well. */
const hashed = '[name].[contenthash:8]';

/** Build config shared by all frontends. `directory`: where the package.json is; `lighter`: further aliases. */
export function baseConfig(
  name: string,
  directory: string,
  production: boolean,
  lighter: Record<string, string> = {},
): Configuration {
  return {
    name,
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    resolve: { alias: { ...lighterParts, ...ownOfReact, ...lighter } },
    devtool: production ? false : 'source-map',
    output: {
      path: resolve(directory, 'dist'),
      clean: true,
      uniqueName: name,
      hashFunction: LetterFirstHash,
      filename: production ? `${hashed}.js` : '[name].js',
      chunkFilename: production ? `${hashed}.js` : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: 120_000,
    },
    module: {
      rules: [
        script,
        contracts,
        displayFaces,
        icons,
        style(name),
        { test: inlined, type: 'asset/source' },
        { test: /\.(woff2|svg|webp|jpg)$/, type: 'asset/resource' },
        {
          test: /inter-latin-wght-normal\.woff2$/,
          loader: fileURLToPath(import.meta.resolve('./subset-face.ts')),
        },
        languageData,
      ],
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, plainIcon),
      new OneSharing(),
      new webpack.IgnorePlugin(momentLocales),
      new MiniCssExtractPlugin({
        filename: production ? `${hashed}.css` : '[name].css',
        chunkFilename: production ? `${hashed}.css` : '[name].css',
        ignoreOrder: true,
      }),
      ...(production ? [smallStyles, compressedFiles] : []),
    ],
    optimization: { minimizer: [minimizer], mangleExports: 'size' },
    cache: {
      type: 'filesystem',
      buildDependencies: {
        config: [resolve(directory, 'webpack.config.ts'), `${import.meta.dirname}/`],
      },
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
