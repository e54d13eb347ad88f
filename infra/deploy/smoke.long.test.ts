import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { passed, smoke } from './testing/run-smoke.ts';

test.each(slices)('%s passes its smoke test on the local cloud', async (slice) => {
  expect((await smoke(slice, '--stage', 'local')).stdout).toMatch(passed(slice));
});
