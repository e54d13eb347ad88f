import { areReadWell } from './are-read-well.ts';
import { corpus } from './truth.ts';

areReadWell('written by hand', { right: 97.6, silent: 0.2, lost: 0.2 }, corpus('open'));
areReadWell('laid out as real ones', { right: 92, silent: 0.3, lost: 0.4 }, corpus('real'));
