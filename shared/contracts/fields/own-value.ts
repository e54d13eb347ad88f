/**
 * What stands in `of` under a name that a person typed, or somebody made up: undefined for what every object has under
 * such a name, as `constructor`.
 */
export const ownValue = <Value>(
  of: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (of && Object.hasOwn(of, name) ? of[name] : undefined);
