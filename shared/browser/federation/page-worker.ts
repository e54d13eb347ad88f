import type { Compiler } from 'webpack';
import { preloadText } from './preload-text.ts';

const name = 'PageWorker';

/** Emits a worker as `sw.js`, built apart: webpack would give it the whole federation runtime. */
export class PageWorker {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.fileDependencies.add(this.#file);
        compilation.emitAsset('sw.js', new sources.RawSource(preloadText(this.#file)));
      });
    });
  }
}
