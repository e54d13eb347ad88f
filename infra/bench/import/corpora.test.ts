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
  { right: 94, silent: 0.5, lost: 0.3 },
  corpus('real').filter((_, at) => at % 6 === 0),
);
