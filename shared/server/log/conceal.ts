/** What others put into their messages: addresses, keys of the payment provider and of our own, access tokens. */
const concealed: [RegExp, string][] = [
  [/[\w.!#$%&*+=?^{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[email address]'],
  [/\b(sk|rk|whsec|mlk)_[\w+/=]+/g, '[secret]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
];

const withoutSecrets = (text: string) =>
  concealed.reduce((rest, [pattern, label]) => rest.replaceAll(pattern, label), text);

/** A value as it may stand in a log. An error keeps no properties: others put requests and rows into theirs. */
export function conceal(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const errors = value instanceof AggregateError ? { errors: value.errors } : {};
  return { name, message, stack, cause, ...errors };
}
