import type * as ofJest from '@jest/globals';

/** What every test has without an import, as strict as Jest's own package types it. */
declare global {
  const afterAll: typeof ofJest.afterAll;
  const afterEach: typeof ofJest.afterEach;
  const beforeAll: typeof ofJest.beforeAll;
  const beforeEach: typeof ofJest.beforeEach;
  const describe: typeof ofJest.describe;
  const expect: typeof ofJest.expect;
  const jest: typeof ofJest.jest;
  const test: typeof ofJest.test;
}
