/**
 * By what the words of a choice are stored. No name begins with a space: those that every object has already
 * (`constructor`) are known by one, for the AWS SDK takes an object that has them for another kind of thing.
 */
export const choiceKey = (name: string): string => (name in {} ? ` ${name}` : name);

/** The name again. */
export const choiceOfKey = (key: string): string => (key.startsWith(' ') ? key.slice(1) : key);
