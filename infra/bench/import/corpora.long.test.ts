import { areReadWell } from './are-read-well.ts';
import { corpus } from './truth.ts';

areReadWell('written by hand', { right: 98.4, silent: 0.5, lost: 0.15 }, corpus('open'));
areReadWell('laid out as real ones', { right: 91.5, silent: 1.1, lost: 0.8 }, corpus('real'));
