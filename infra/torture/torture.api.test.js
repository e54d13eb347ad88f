import { expect, jest, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { told } from './suite.ts';
import { suites } from './suites.ts';
jest.setTimeout(300_000);
test.each(Object.entries(suites))('%s', async (name, { attack, tries }) => {
  const found = await attack({ numRuns: tries.few, seed: randomInt(2 ** 31 - 1) });
  const all = told(name, found);
  process.stdout.write(`${all}\n`);
  expect(all).toMatch(/nothing found$/);
});
