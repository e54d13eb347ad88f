import { areReadWell } from './are-read-well.ts';
import { corpus } from './truth.ts';

areReadWell(
  'written by hand, every twelfth of them,',
  { right: 97, silent: 0.7, lost: 0.3 },
  corpus('open').filter((_, at) => at % 12 === 0),
);
areReadWell(
  'laid out as real ones, every sixth of them,',
  { right: 94, silent: 0.5, lost: 0.3 },
  corpus('real').filter((_, at) => at % 6 === 0),
);
