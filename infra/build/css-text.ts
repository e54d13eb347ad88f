import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Inlined page styles: loaded as text and minified, for diners on slow connections. */
export const cssText: Plugin = {
  name: 'css-text',
  setup(plugins) {
    plugins.onLoad({ filter: /\/inlined\/[\w/-]+\.css$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const options = { loader: 'css', minify: true, charset: 'utf8' } as const;
      const { code } = await plugins.esbuild.transform(text, options);
      return { contents: code.trimEnd(), loader: 'text' };
    });
  },
};
