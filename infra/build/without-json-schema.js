import { readFile } from 'node:fs/promises';
/** What a module of functions exports, by name. */
function exportedNames(code) {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)];
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)];
  return [...declared, ...renamed].map(([, name = '']) => name);
}
/**
 * Leaves out of a function's bundle what zod makes JSON Schema with (17 KiB of 90): only the build writes openapi.json.
 * What asks for it in a function fails, and says so.
 */
export const withoutJsonSchema = {
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
