import { config } from 'zod';
import { fieldWords } from './field-words.ts';

/**
 * What contracts and forms use of zod. The shell and the remotes share this module instead of the package, because a
 * shared package is shipped whole, and because each remote would bring its own: 29 KB.
 */
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  iso,
  literal,
  NEVER,
  number,
  object,
  record,
  string,
  stringbool,
  undefined,
  union,
  unknown,
  url,
} from 'zod';
export type { infer, input, ZodNumber } from 'zod';

// In one place, for services and forms alike: the library's own words are for programmers.
config({ customError: fieldWords });

// A page's content policy forbids what zod compiles for speed; asking whether it may is reported as a violation.
if ('document' in globalThis) config({ jitless: true });
