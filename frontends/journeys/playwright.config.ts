import { defineConfig } from '@playwright/test';

const which = process.env.MENULEAF_TESTS ?? 'short';

/** The journeys of a real browser on a local cloud of their own; `npx playwright show-trace` opens what a failure left. */
export default defineConfig({
  // As jest.config.ts says it of tests.
  testMatch: which === 'long' ? '*.long.journey.ts' : '*.journey.ts',
  testIgnore: which === 'short' ? '*.long.journey.ts' : [],
  outputDir: '../../.local/failed-journeys',
  globalSetup: '../../infra/checks/start-test-cloud.mjs',
  globalTeardown: '../../infra/checks/stop-test-cloud.mjs',
  // Most of what a journey does is to wait for the product.
  workers: 3,
  timeout: 180_000,
  // What follows an edit may take seconds.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // To write down each journey takes a quarter of its time: a whole run does so at the second try of one that failed.
    trace: {
      mode: process.env.MENULEAF_TESTS === undefined ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
    },
  },
});
