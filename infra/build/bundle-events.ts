import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFunction } from './bundle-function.ts';
import { root } from './bundle-options.ts';

const folder = join(root, 'infra/events');

/** Bundles the event announcer to infra/events/dist/announcer/index.mjs. */
async function bundleEvents(): Promise<void> {
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await bundleFunction(join(folder, 'announcer.ts'), join(dist, 'announcer'), []);
}

if (import.meta.main) await bundleEvents();
