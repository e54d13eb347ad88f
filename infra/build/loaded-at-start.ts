import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

/** The parts of esbuild's metafile that are read: esbuild.github.io/api/#metafile. */
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
type Outputs = z.infer<typeof metafileSchema>['outputs'];

/** Next to the bundles, since those are deployed as they are. */
export const metafileOf = (target: string) =>
  join(dirname(target), 'source-maps', basename(target), 'metafile.json');

function reached(path: string, outputs: Outputs, found = new Set<string>()): Set<string> {
  const output = outputs[path];
  if (!output || found.has(path)) return found;
  found.add(path);
  for (const next of output.imports) {
    if (next.kind === 'import-statement') reached(next.path, outputs, found);
  }
  return found;
}

const packageOf = (file: string) =>
  /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'our own';

/** Bytes of a bundle loaded on start, in total and by package, and bytes loaded on demand. */
export async function loadedAtStart(target: string) {
  const { outputs } = metafileSchema.parse(JSON.parse(await readFile(metafileOf(target), 'utf8')));
  const code = Object.entries(outputs).filter(([path]) => path.endsWith('.mjs'));
  const entry = code.find(([path]) => basename(path) === 'index.mjs')?.[0] ?? '';
  const atStart = reached(entry, outputs);
  const sum = { start: 0, later: 0 };
  const byPackage = new Map<string, number>();
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
