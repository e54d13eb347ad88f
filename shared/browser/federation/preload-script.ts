import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

const name = 'PreloadScript';

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Adds a script that runs before all others to the page. It is built apart, since webpack would give it the whole
 * federation runtime.
 */
export class PreloadScript {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(name, async (data) => {
        const text = await bundled(this.#file);
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
        compilation.emitAsset(`early.${hash}.js`, new compiler.webpack.sources.RawSource(text));
        const attributes = { src: `${data.publicPath}early.${hash}.js`, async: true };
        data.headTags.unshift({ tagName: 'script', voidTag: false, attributes, meta: {} });
        return data;
      });
    });
  }
}
