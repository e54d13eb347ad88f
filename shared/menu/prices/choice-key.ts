/**
 * Storage key of a choice's translation. Names that every object inherits (`constructor`) get a leading space, which no
 * name has: the AWS SDK mistakes objects with such keys for other types.
 */
export const choiceKey = (name: string): string => (name in {} ? ` ${name}` : name);

/** The inverse. */
export const choiceOfKey = (key: string): string => (key.startsWith(' ') ? key.slice(1) : key);
