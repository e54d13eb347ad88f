import { areReadWell } from './are-read-well.ts';
import { corpus } from './truth.ts';

areReadWell('written by hand', { right: 98.6, silent: 0.2, lost: 0.1 }, corpus('open'));
areReadWell('laid out as real ones', { right: 91.4, silent: 0.5, lost: 0.7 }, corpus('real'));
