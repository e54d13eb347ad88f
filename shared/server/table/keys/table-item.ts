import type { Slice } from '../../../contracts/slices.ts';

export type TableItem = {
  /** The one slice that writes it. */
  owner: Slice;
  /** Slices other than the owner that may read it. */
  readers: readonly Slice[];
  /** Slices that may put one there and do nothing else with it: the owner's inbox. */
  senders?: readonly Slice[];
  /** What every partition key of this item starts with; grants are made from it (`dynamodb:LeadingKeys`). */
  leadingKey: string;
  pk: (...parts: never[]) => string;
  sk: (...parts: never[]) => string;
};

/** Partition keys of one prefix, with an id behind it. */
export const partition = <Prefix extends string>(leadingKey: Prefix) => ({
  leadingKey,
  pk: (id: string) => `${leadingKey}${id}`,
});

/** Sort keys of one prefix, with an id behind it. */
export const sorted = <Prefix extends string>(sortPrefix: Prefix) => ({
  sortPrefix,
  sk: (id: string) => `${sortPrefix}${id}`,
});
