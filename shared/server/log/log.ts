import { Logger } from '@aws-lambda-powertools/logger';

/** Secrets in others' messages: email addresses, keys of the payment provider and our own, tokens. */
const redactions: [RegExp, string][] = [
  [/[\w.!#$%&*+=?^{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[email address]'],
  [/\b(sk|rk|whsec|mlk)_[\w+/=]+/g, '[secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
];

const withoutSecrets = (text: string) =>
  redactions.reduce((rest, [pattern, label]) => rest.replaceAll(pattern, label), text);

/** A value that is safe to log. Errors lose their properties: libraries put requests and rows there. */
function redact(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const errors = value instanceof AggregateError ? { errors: value.errors } : {};
  return { name, message, stack, cause, ...errors };
}

/** The JSON logger of every function. Its level is set in the function's configuration. */
export const log = new Logger({ jsonReplacerFn: (_, value) => redact(value) });
