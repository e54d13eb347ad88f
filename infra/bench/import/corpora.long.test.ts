import { areReadWell } from './are-read-well.ts';
import { corpus } from './truth.ts';

areReadWell('written by hand', { right: 98.6, silent: 0.45, lost: 0.12 }, corpus('open'));
areReadWell('laid out as real ones', { right: 92.5, silent: 1, lost: 0.7 }, corpus('real'));
