import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import { type LocalCloud, startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import type { Browser } from 'playwright-core';
import { buildAll, localOutput } from '../build/build.ts';

/** Builds the product and measures on a local cloud of its own, of which nothing is kept. */
export async function onLocalCloud(measure: (cloud: LocalCloud) => Promise<void>): Promise<void> {
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
export const inBrowser = (
  measure: (cloud: LocalCloud, browser: Browser) => Promise<void>,
): Promise<void> =>
  onLocalCloud(async (cloud) => {
    const browser = await openBrowser();
    try {
      await measure(cloud, browser);
    } finally {
      await browser.close();
    }
  });
