import type { Slice } from '../../../contracts/slices.ts';

export type TableItem = {
  /** The one slice that writes it. */
  owner: Slice;
  /** Slices other than the owner that may read it. */
  readers: readonly Slice[];
  /** Slices that may only put it: the owner's inbox. */
  senders?: readonly Slice[];
  /** Prefix of all partition keys of this item; grants are based on it (`dynamodb:LeadingKeys`). */
  leadingKey: string;
  pk: (...parts: never[]) => string;
  sk: (...parts: never[]) => string;
};

/** Partition keys: a prefix and an id. */
export const partition = <Prefix extends string>(leadingKey: Prefix) => ({
  leadingKey,
  pk: (id: string) => `${leadingKey}${id}`,
});

/** The only partition of its items. */
export const onePartition = <Prefix extends string>(leadingKey: Prefix, name: string) => ({
  leadingKey,
  pk: () => `${leadingKey}${name}`,
});

/** Sort keys: a prefix and an id. */
export const sorted = <Prefix extends string>(sortPrefix: Prefix) => ({
  sortPrefix,
  sk: (id: string) => `${sortPrefix}${id}`,
});

/** Sort keys that are an id, a day or a time alone. */
export const byId = { sk: (id: string) => id };

/** Sort keys in the order of their times. */
export const timed = { sk: (time: string, id: string) => `${time}#${id}` };

/** What is counted of each of a kind, within a limit. */
export const throttle = <Prefix extends string>(leadingKey: Prefix) => ({
  leadingKey,
  pk: (scope: string, key: string) => `${leadingKey}${scope}#${key}`,
  sk: () => 'THROTTLE',
});

/** Accounts that were closed and that a slice has still to deal with. */
export const closings = <Prefix extends string>(leadingKey: Prefix) => ({
  senders: ['identity'] as const,
  ...onePartition(leadingKey, 'OPEN'),
  ...byId,
});
