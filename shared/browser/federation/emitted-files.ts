import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { transform } from 'esbuild';
import type { Compilation, Compiler, sources } from 'webpack';

type Stage = 'ADDITIONAL' | 'OPTIMIZE_SIZE' | 'OPTIMIZE_TRANSFER' | 'REPORT';
type Work = (compilation: Compilation, raw: typeof sources.RawSource) => unknown;

/** A plugin that works on what is emitted, at a stage of it. */
export const atStage = (name: string, stage: Stage, work: Work) => (compiler: Compiler) => {
  const { Compilation: stages, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tapPromise(
      { name, stage: stages[`PROCESS_ASSETS_STAGE_${stage}`] },
      async () => void (await work(compilation, sources.RawSource)),
    );
  });
};

/** As the README names them; Android's others follow Chrome. */
const oldest = ['safari16.4', 'ios16.4', 'chrome111', 'firefox128'];

/** Writes styles for the oldest browsers, and removes from styles what only their authors need. */
export const smallStyles = atStage('SmallStyles', 'OPTIMIZE_SIZE', (compilation, RawSource) => {
  const styles = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
  const shrink = async ({ name, source }: (typeof styles)[number]) => {
    const { code } = await transform(source.source().toString(), {
      loader: 'css',
      minify: true,
      target: oldest,
      charset: 'utf8',
    });
    compilation.updateAsset(name, new RawSource(code));
  };
  return Promise.all(styles.map(shrink));
});

/** Scripts and styles with an eight-digit hash, which tells the edge that a compressed copy exists. */
const compressed = /\.[\da-f]{8}\.(js|css)$/;

const compress = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Emits a Brotli copy beside each file, a tenth smaller than the edge's on-the-fly compression. */
export const compressedFiles = atStage(
  'CompressedFiles',
  'OPTIMIZE_TRANSFER',
  (compilation, RawSource) => {
    const files = compilation.getAssets().filter(({ name }) => compressed.test(name));
    const cache = compilation.getCache('CompressedFiles');
    const add = async ({ name, source }: (typeof files)[number]) => {
      const compressedOf = async () => new RawSource(await compress(source.buffer()));
      const etag = cache.getLazyHashedEtag(source);
      compilation.emitAsset(`${name}.br`, await cache.providePromise(name, etag, compressedOf));
    };
    return Promise.all(files.map(add));
  },
);
