import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { preloadText } from './preload-text.ts';

const name = 'PreloadScript';

/**
 * Puts a script into each page that runs before all others. It is built apart, since webpack would give it the whole
 * federation runtime. What the page shows at once is drawn before the styles are there, so they stand behind it.
 */
export class PreloadScript {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap(name, (data) => {
        const styles = data.headTags.filter(({ tagName }) => tagName === 'link');
        const headTags = data.headTags.filter((tag) => !styles.includes(tag));
        return { ...data, headTags, bodyTags: [...data.bodyTags, ...styles] };
      });
      // Runs last, since the page's CSP hashes the script's exact text.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const script = `<script>${preloadText(this.#file)}</script>`;
        const pages = Object.keys(compilation.assets).filter((file) => file.endsWith('.html'));
        for (const file of pages) {
          compilation.updateAsset(file, (page) => {
            const html = page.source().toString();
            return new sources.RawSource(html.replace('<title>', () => `${script}<title>`));
          });
        }
      });
    });
  }
}
