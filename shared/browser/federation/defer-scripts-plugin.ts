import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { frontPages } from '../../contracts/pages/front-pages.ts';
import { preloadText } from './preload-text.ts';

const name = 'DeferScriptsPlugin';

/**
 * Front pages are seen before they are used: one small script starts the others once the first view's images have
 * loaded. It is a separate file so that a page with an inline script from another release starts too.
 */
export class DeferScriptsPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const text = preloadText(this.#file);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const asset = `after-pictures.${hash}.js`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        compilation.emitAsset(asset, new sources.RawSource(text)),
      );
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(name, (data) => {
        if (!frontPages.some(({ file }) => file === data.outputName)) return data;
        const scripts = data.headTags.filter(({ tagName }) => tagName === 'script');
        const starts = scripts.map(({ attributes }) => attributes['src']).join(' ');
        const first = HtmlWebpackPlugin.createHtmlTagObject('script', {
          defer: true,
          src: `/${asset}`,
          'data-starts': starts,
        });
        const others = data.headTags.filter((tag) => !scripts.includes(tag));
        return { ...data, headTags: [...others, first] };
      });
    });
  }
}
