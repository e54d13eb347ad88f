import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

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

/** Class names carry the name of their frontend: two remotes may hold different versions of one style. */
/** Styles that a page carries inside are text. */
const inlined = /\/inlined\/\w+\.css$/;

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
          localIdentName: '[local]-[hash:base64:6]',
        },
      },
    },
  ],
});

/** What the build of every frontend has in common. `directory`: where its package.json is. */
export function baseConfig(name: string, directory: string, production: boolean): Configuration {
  return {
    name,
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: resolve(directory, 'dist'),
      clean: true,
      uniqueName: name,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: 120_000,
    },
    module: {
      rules: [
        script,
        style(name),
        { test: inlined, type: 'asset/source' },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:10].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
        ignoreOrder: true,
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
