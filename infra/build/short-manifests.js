import { readFile } from 'node:fs/promises';
import * as z from 'zod';
const manifest = z.object({ name: z.string(), version: z.string() });
/** Of its manifest a client of AWS says its version with every request, and reads nothing else (2 KiB of it). */
export const shortManifests = {
  name: 'short-manifests',
  setup(plugins) {
    plugins.onLoad({ filter: /@aws-sdk[/\\][\w-]+[/\\]package\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(manifest.parse(JSON.parse(await readFile(path, 'utf8')))),
      loader: 'json',
    }));
  },
};
