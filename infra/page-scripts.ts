import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { Slice } from '@menuleaf/shared/table/keys.ts';
import { definitions } from './slices.ts';

const frontends = join(import.meta.dirname, '../frontends');

/** Builds a slice's scripts for browsers into `target`: classic ones, and small, since diners load them on bad data. */
export async function buildPageScripts(slice: Slice, target: string): Promise<void> {
  const { pageScripts = [], frontend } = definitions[slice];
  for (const script of pageScripts) {
    await build({
      entryPoints: [join(frontends, frontend, 'src', script)],
      outfile: join(target, basename(script).replace(/\.ts$/, '.js')),
      bundle: true,
      format: 'iife',
      platform: 'browser',
      target: ['es2022', 'safari16'],
      minify: true,
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'warning',
    });
  }
}
