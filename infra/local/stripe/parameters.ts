import * as z from 'zod';
import type { FormValue } from './form.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

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

/** Parses the parameters by the schema; unknown ones get Stripe's error. */
export function readParameters<T>(schema: z.ZodType<T>, form: FormValue): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? refusal(issue, form) : invalidRequest('Invalid request');
}

function refusal(issue: z.core.$ZodIssue, form: FormValue): StripeError {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const name = bracketed([...path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
  }
  const name = bracketed(path);
  if (valueAt(form, path) === undefined) {
    return invalidRequest(`Missing required param: ${name}.`, 'parameter_missing', name);
  }
  return invalidRequest(`Invalid ${name}: ${issue.message}`, 'parameter_invalid', name);
}

function valueAt(form: FormValue, path: readonly string[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>(
    (value, step) =>
      typeof value === 'object' ? new Map(Object.entries(value)).get(step) : undefined,
    form,
  );
}

function bracketed([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((step) => `[${step}]`).join('');
}
