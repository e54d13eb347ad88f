import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

type Config = {
  default: (environment: object, options: { mode: 'production' }) => Configuration;
};

/** Builds the frontend in a folder by its webpack.config.ts, for production. */
async function buildFrontend(folder: string): Promise<void> {
  const config: Config = await import(pathToFileURL(resolve(folder, 'webpack.config.ts')).href);
  const compiler = webpack(config.default({}, { mode: 'production' }));
  await new Promise<void>((built, failed) => {
    compiler.run((error, stats) => {
      // Closing writes webpack's cache.
      compiler.close((unclosed) => {
        const told = stats?.toString('errors-warnings');
        if (told) console.error(told);
        const wrong = error ?? unclosed;
        if (wrong) failed(wrong);
        else if (stats?.hasErrors()) failed(new Error(`${folder} could not be built`));
        else built();
      });
    });
  });
}

enableCompileCache();
// Otherwise the federation plugin finds it by the stack of a failed call, which costs webpack a compiled schema.
process.env.FEDERATION_WEBPACK_PATH = fileURLToPath(import.meta.resolve('webpack'));
const [, , ...folders] = process.argv;
for (const folder of folders.length > 0 ? folders : ['.']) await buildFrontend(folder);
