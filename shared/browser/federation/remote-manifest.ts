import type { Compiler } from 'webpack';
import { type EarlyCalls, type Manifest, manifestFile } from './manifest.ts';

const name = 'RemoteManifest';

type Named = {
  /** The container. */
  entry: string;
  /** The chunk of what it exposes. */
  exposed: string;
  earlyCalls: EarlyCalls;
};

/** Emits a remote's manifest: the file that the shell starts with, and those that it needs at once. */
export class RemoteManifest {
  readonly #named: Named;

  constructor(named: Named) {
    this.#named = named;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { entry, exposed, earlyCalls } = this.#named;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Runs last, when files have their final names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const filesOf = (chunk: string, ending: string) =>
          [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter((it) =>
            it.endsWith(ending),
          );
        const [entryFile] = filesOf(entry, '.js');
        if (entryFile === undefined) return;
        const js = { sync: filesOf(exposed, '.js') };
        const css = { sync: filesOf(exposed, '.css') };
        const manifest: Manifest = {
          metaData: { remoteEntry: { name: entryFile }, earlyCalls },
          exposes: [{ assets: { js, css } }],
        };
        compilation.emitAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
