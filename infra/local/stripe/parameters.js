import * as z from 'zod';
import { invalidRequest, StripeError } from './stripe-error.ts';
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
/** An empty value takes the key away: docs.stripe.com/api/metadata. */
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
export const paging = {
  limit: whole.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
/** The parameters as the schema has them; what it does not name is refused as Stripe refuses it. */
export function readParameters(schema, form) {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? refusal(issue, form) : invalidRequest('Invalid request');
}
export function mergeMetadata(existing, given = {}) {
  return Object.fromEntries(
    Object.entries({ ...existing, ...given }).filter(([, value]) => value !== ''),
  );
}
function refusal(issue, form) {
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
function valueAt(form, path) {
  return path.reduce(
    (value, step) =>
      typeof value === 'object' ? new Map(Object.entries(value)).get(step) : undefined,
    form,
  );
}
function bracketed([first = '', ...rest]) {
  return first + rest.map((step) => `[${step}]`).join('');
}
