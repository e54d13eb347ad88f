import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
/** What esbuild tells of a bundle, as far as it is read: esbuild.github.io/api/#metafile. */
const metafileSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({
      bytes: z.number(),
      inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
      imports: z.array(z.object({ path: z.string(), kind: z.string() })),
    }),
  ),
});
/** Beside the bundles, not in them: they are deployed as they are. */
export const metafileOf = (target) =>
  join(dirname(target), 'source-maps', basename(target), 'metafile.json');
function reached(path, outputs, found = new Set()) {
  const output = outputs[path];
  if (!output || found.has(path)) return found;
  found.add(path);
  for (const next of output.imports) {
    if (next.kind === 'import-statement') reached(next.path, outputs, found);
  }
  return found;
}
const packageOf = (file) => /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'our own';
/** Bytes of a function's bundle that its start loads, by package too, and bytes that a call loads when it needs them. */
export async function loadedAtStart(target) {
  const { outputs } = metafileSchema.parse(JSON.parse(await readFile(metafileOf(target), 'utf8')));
  const code = Object.entries(outputs).filter(([path]) => path.endsWith('.mjs'));
  const entry = code.find(([path]) => basename(path) === 'index.mjs')?.[0] ?? '';
  const atStart = reached(entry, outputs);
  const sum = { start: 0, later: 0 };
  const byPackage = new Map();
  for (const [path, { bytes, inputs }] of code) {
    sum[atStart.has(path) ? 'start' : 'later'] += bytes;
    if (!atStart.has(path)) continue;
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const name = packageOf(file);
      byPackage.set(name, (byPackage.get(name) ?? 0) + bytesInOutput);
    }
  }
  return { ...sum, byPackage };
}
