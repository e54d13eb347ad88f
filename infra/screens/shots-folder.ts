import { join } from 'node:path';

/** Product screenshots on the front pages. */
export const shots = join(import.meta.dirname, '../../frontends/shell/src/front/shots');

/** Reference images for prints. */
export const prints = join(import.meta.dirname, 'prints');
