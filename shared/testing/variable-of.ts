import * as z from 'zod';

const environments = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(process.env['MENULEAF_ENVIRONMENTS'] ?? '{}'));

/** A variable of those functions of the tests' local cloud that have it. */
export const variableOf = (name: string): string =>
  Object.values(environments).flatMap(({ [name]: value }) => value ?? [])[0] ?? '';
