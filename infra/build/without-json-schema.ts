import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

function exportedNames(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)];
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)];
  return [...declared, ...renamed].map(([, name = '']) => name);
}

/**
 * Removes zod's JSON Schema code from bundles (17 KiB of 90): only the build writes openapi.json. Using it in a
 * function throws a clear error.
 */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  setup(plugins) {
    const filter = /zod[/\\]v4[/\\]core[/\\](to-json-schema|json-schema-processors)\.js$/;
    plugins.onLoad({ filter }, async ({ path }) => {
      const names = exportedNames(await readFile(path, 'utf8'));
      const absent = `() => { throw new Error('A function has no JSON Schema') }`;
      return { contents: names.map((name) => `export const ${name} = ${absent};`).join('\n') };
    });
  },
};
