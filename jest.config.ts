import type { Config } from 'jest';
import { packagesForTests } from './infra/checks/packages-for-tests.mjs';

const transform = {
  '^.+\\.(ts|tsx|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
  // The pages that a test makes carry their styles as those of a build do.
  '/inlined/[\\w/-]+\\.css$': '<rootDir>/shared/testing/css-text.mjs',
} satisfies Config['transform'];

/**
 * `short`, what `npm test` runs; `long`, what needs length to mean anything (many tries, the largest menus, clocks that
 * run, memory), run by `npm run test:long`; `all`, both.
 */
const which = process.env.MENULEAF_TESTS ?? 'short';
const kind = which === 'long' ? '.long.test' : '.test';

// What functions count of the business is a line of their log, and none of a test's.
process.env.POWERTOOLS_METRICS_DISABLED ??= 'true';

const everywhere = {
  transform,
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(which === 'short' ? ['\\.long\\.test\\.tsx?$'] : []),
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/cdk\\.out/', '/\\.local/(?!packages-for-tests/)'],
} satisfies Config;

/** One local cloud for all tests that call the product; its address is in MENULEAF_URL. */
const onLocalCloud = {
  globalSetup: '<rootDir>/infra/checks/start-test-cloud.mjs',
  globalTeardown: '<rootDir>/infra/checks/stop-test-cloud.mjs',
} satisfies Config;

const packages = await packagesForTests();

/**
 * Short tests of rules, handlers and stacks run in plain Node: its own loader reads TypeScript, and a worker loads
 * packages once, where Jest's would compile them anew for each of some 300 files. Long ones need Jest's time limits.
 */
const inNode: Config =
  which === 'short'
    ? { runner: 'jest-light-runner', setupFiles: ['<rootDir>/shared/testing/plain-node.mjs'] }
    : {
        testEnvironment: 'node',
        moduleNameMapper: packages,
        setupFilesAfterEnv: ['<rootDir>/shared/testing/global-jest.ts'],
      };

/** `node`: rules, handlers on the local cloud, stacks. `browser`: components in jsdom. What needs a real browser is in frontends/journeys, which Playwright runs. */
export default {
  // What follows an edit takes seconds, on a busy machine many; how long is the benchmarks’ question.
  testTimeout: 120_000,
  // A worker never gives back the modules of the tests that it ran: near the end of its memory it only collects garbage.
  workerIdleMemoryLimit: '512MB',
  projects: [
    {
      ...everywhere,
      ...onLocalCloud,
      displayName: 'node',
      ...inNode,
      testMatch: [`<rootDir>/{services,shared,infra,frontends}/**/*${kind}.ts`],
    },
    {
      ...everywhere,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/jsdom-environment.ts',
      testEnvironmentOptions: { customExportConditions: ['import', 'node', 'default', 'require'] },
      testMatch: [`<rootDir>/{frontends,shared}/**/*${kind}.tsx`],
      moduleNameMapper: {
        ...packages,
        '^(?!.*/inlined/).*\\.css$': '<rootDir>/shared/testing/css-module.ts',
        '\\.(woff2|webp)$': '<rootDir>/shared/testing/font-file.ts',
        // As its package says for browsers.
        '^mammoth$': '<rootDir>/node_modules/mammoth/mammoth.browser.js',
      },
      setupFilesAfterEnv: ['<rootDir>/shared/testing/setup-browser.ts'],
    },
  ],
} satisfies Config;
