/** The value for a user-supplied key; undefined for keys that every object inherits, such as `constructor`. */
export const getOwn = <Value>(
  of: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (of && Object.hasOwn(of, name) ? of[name] : undefined);
