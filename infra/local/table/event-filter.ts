/** An event source mapping's filter pattern: nested objects whose leaves are lists of allowed values. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOneOf(allowed: unknown[], value: unknown): boolean {
  return allowed.some((rule) => {
    if (!isObject(rule)) return rule === value;
    if ('prefix' in rule) return typeof value === 'string' && value.startsWith(String(rule.prefix));
    if ('exists' in rule) return rule.exists === (value !== undefined);
    if ('anything-but' in rule) return ![rule['anything-but']].flat().includes(value);
    throw new Error(`The local cloud does not know the filter ${JSON.stringify(rule)}`);
  });
}

/** Whether the record passes an event source mapping's filter. */
export function passes(pattern: unknown, record: unknown): boolean {
  if (Array.isArray(pattern)) return isOneOf(pattern, record);
  if (!isObject(pattern)) throw new Error(`Not a filter: ${JSON.stringify(pattern)}`);
  return Object.entries(pattern).every(([name, inner]) =>
    name === '$or' && Array.isArray(inner)
      ? inner.some((one) => passes(one, record))
      : passes(inner, isObject(record) ? record[name] : undefined),
  );
}
