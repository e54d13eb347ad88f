import { transform } from 'esbuild';
import type { Compiler } from 'webpack';

const name = 'SmallStyles';

/** As the README names them; Android's others follow Chrome. */
const oldest = ['safari16.4', 'ios16.4', 'chrome111', 'firefox128'];

/** Writes styles for the oldest browsers, and removes from styles what only their authors need. */
export class SmallStyles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const styles = Object.entries(assets).filter(([file]) => file.endsWith('.css'));
        const shrink = async ([file, source]: (typeof styles)[number]) => {
          const { code } = await transform(source.source().toString(), {
            loader: 'css',
            minify: true,
            target: oldest,
            charset: 'utf8',
          });
          compilation.updateAsset(file, new sources.RawSource(code));
        };
        await Promise.all(styles.map(shrink));
      });
    });
  }
}
