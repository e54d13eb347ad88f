import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { frontPages } from '../../contracts/pages/front-pages.ts';
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
export const pageWorker = (file: string) =>
  atStage('PageWorker', 'ADDITIONAL', (compilation, RawSource) => {
    compilation.fileDependencies.add(file);
    compilation.emitAsset('sw.js', new RawSource(preloadText(file)));
  });

/**
 * Front pages are seen before they are used: one small script starts the others once the first view's images have
 * loaded. It is a separate file so that a page with an inline script from another release starts too.
 */
export function deferScripts(file: string) {
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
export const preloadScript = (file: string) => [
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
