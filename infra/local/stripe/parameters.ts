import * as z from 'zod';
import type { FormValue } from './form.ts';
import { invalidRequest } from './stripe-error.ts';

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

export const paging = {
  limit: integer.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

export type Paging = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** Parses the parameters by the schema; what it does not know is refused, with its name. */
export function readParameters<T>(schema: z.ZodType<T>, form: FormValue): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw invalidRequest(z.prettifyError(parsed.error));
}
