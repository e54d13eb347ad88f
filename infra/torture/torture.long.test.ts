import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { reportOf } from './suite.ts';
import { suites } from './suites.ts';

jest.setTimeout(300_000);

const beside = Object.entries(suites).filter(([, { isAlone }]) => !isAlone);

test.each(beside)('%s', async (name, { attack, tries }) => {
  const found = await attack({ numRuns: tries.few, seed: sameSeed });
  const all = reportOf(name, found);
  process.stdout.write(`${all}\n`);
  expect(all).toMatch(/nothing found$/);
});
