import { test } from '@jest/globals';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { passesSmoke } from './testing/run-smoke.ts';

test.each(slices)('%s passes its smoke test on the local cloud', passesSmoke);
