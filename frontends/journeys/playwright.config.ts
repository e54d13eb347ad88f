import { defineConfig } from '@playwright/test';

const which = process.env.MENULEAF_TESTS ?? 'short';

/** Real browser journeys on a separate local cloud; `npx playwright show-trace` opens a failure's trace. */
export default defineConfig({
  // Same split as in jest.config.ts; what `longUnless` puts there and what is large by itself is tagged @long.
  testMatch: '*.journey.ts',
  ...(which === 'short' && { testIgnore: '*.long.journey.ts', grepInvert: /@long/ }),
  ...(which === 'long' && { grep: /\.long\.journey\.ts|@long/ }),
  outputDir: '../../.local/failed-journeys',
  globalSetup: '../../infra/checks/start-test-cloud.mjs',
  globalTeardown: '../../infra/checks/stop-test-cloud.mjs',
  // Journeys mostly wait for the product.
  workers: 3,
  timeout: 180_000,
  // Effects of an edit may take seconds.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Tracing takes a quarter of a journey's time: a full run only traces the retry of a failed one.
    trace: {
      mode: process.env.MENULEAF_TESTS === undefined ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
    },
  },
});
