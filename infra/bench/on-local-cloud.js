import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import { startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { buildAll, localOutput } from '../build/build.ts';
/** Builds the product and measures on a local cloud of its own, of which nothing is kept. */
export async function onLocalCloud(measure) {
  await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'menuleaf-bench-'));
  const cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  try {
    await measure(cloud);
  } finally {
    await cloud.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
/** The same, in a real browser. */
export const inBrowser = (measure) =>
  onLocalCloud(async (cloud) => {
    const browser = await openBrowser();
    try {
      await measure(cloud, browser);
    } finally {
      await browser.close();
    }
  });
