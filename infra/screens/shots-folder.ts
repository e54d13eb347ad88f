import { join } from 'node:path';

/** What the front pages show of the product. */
export const shots = join(import.meta.dirname, '../../frontends/shell/src/front/shots');

/** What prints are compared with. */
export const prints = join(import.meta.dirname, 'prints');
