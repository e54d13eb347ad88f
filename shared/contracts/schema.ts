import { config } from 'zod/mini';
import { fieldWords } from './fields/field-words.ts';

/**
 * What contracts and forms use of zod: its small half, of functions, since each schema with methods brings them all
 * (18 KB). The shell and the remotes share this module instead of the package, because a shared package is shipped
 * whole, and because each remote would bring its own.
 */
export {
  _default as withDefault,
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  extend,
  int,
  iso,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  NEVER,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  partial,
  pick,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  string,
  stringbool,
  transform,
  trim,
  undefined,
  union,
  unknown,
  url,
} from 'zod/mini';
export type { infer, input, ZodMiniNumber } from 'zod/mini';

// In one place, for services and forms alike: the library's own words are for programmers.
config({ customError: fieldWords });

// A page's content policy forbids what zod compiles for speed; asking whether it may is reported as a violation.
if ('document' in globalThis) config({ jitless: true });
