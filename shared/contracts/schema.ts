import { config, iso as dates } from 'zod/mini';
import { fieldWords } from './fields/field-words.ts';

/**
 * The parts of zod that contracts and forms use: its functional half, since every schema with methods pulls in all of
 * them (18 KB). The shell and the remotes share this module instead of the package: a shared package ships whole, and
 * each remote would bundle its own.
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
export const iso = { datetime: dates.datetime };
export type { infer, input, ZodMiniNumber } from 'zod/mini';

// Set once for services: zod's own messages are for programmers. Bundles of pages leave it out, so what a form can say
// stands in its contract.
config({ customError: fieldWords });

// A page's CSP forbids zod's JIT; even probing for it is reported as a violation.
if ('document' in globalThis) config({ jitless: true });
