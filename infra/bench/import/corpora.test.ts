import { areReadWell } from './are-read-well.ts';
import { seedsFrom } from './corpus-rows.ts';
import { generate } from './generate/generate.ts';
import { corpus } from './truth.ts';

areReadWell(
  'generated from seeds',
  { right: 99, silent: 0.3, lost: 0 },
  seedsFrom(1, 60).map((seed) => generate(seed)),
);
areReadWell(
  'laid out as real ones, every sixth of them,',
  { right: 91, silent: 1.4, lost: 1.1 },
  corpus('real').filter((_, at) => at % 6 === 0),
);
