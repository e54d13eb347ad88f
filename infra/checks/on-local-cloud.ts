import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import { type LocalCloud, startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import type { Browser } from 'playwright-core';
import { buildAll, localOutput } from '../build/build.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const lookAtParentMs = 1000;

/** On a signal, or when the parent npm exits: it does not forward signals. */
function whenStopped(stop: (status: number) => void): void {
  for (const signal of signals) {
    process.once(signal, () => stop(128 + constants.signals[signal]));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const look = () => {
    if (process.ppid !== npm) stop(1);
  };
  setInterval(look, lookAtParentMs).unref();
}

/** Builds the product and runs `measure` on a temporary local cloud, removed even if interrupted. */
export async function onLocalCloud(measure: (cloud: LocalCloud) => Promise<void>): Promise<void> {
  await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'menuleaf-bench-'));
  const cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  let ending: Promise<void> | undefined;
  const end = async () => {
    await cloud.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const endOnce = () => (ending ??= end());
  whenStopped((status) => void endOnce().finally(() => process.exit(status)));
  try {
    await measure(cloud);
  } finally {
    await endOnce();
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
