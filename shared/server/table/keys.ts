/** The slices of the product: one remote, one service, one team each. */
export const slices = ['identity', 'catalogue', 'public-menu', 'billing', 'support'] as const;
export type Slice = (typeof slices)[number];

type TableItem = {
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
const partition = <Prefix extends string>(leadingKey: Prefix) => ({
  leadingKey,
  pk: (id: string) => `${leadingKey}${id}`,
});

/** Sort keys of one prefix, with an id behind it. */
const sorted = <Prefix extends string>(sortPrefix: Prefix) => ({
  sortPrefix,
  sk: (id: string) => `${sortPrefix}${id}`,
});

/** The id behind a prefix; undefined for a key that begins otherwise, or holds none. */
export const idAfter = (prefix: string, key: unknown): string | undefined =>
  typeof key === 'string' && key.startsWith(prefix) && key.length > prefix.length
    ? key.slice(prefix.length)
    : undefined;

const everySlice = ['catalogue', 'public-menu', 'billing', 'support'] as const;

/** Every item of the table. A key that is not here does not exist. */
export const keys = {
  email: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#EMAIL#'),
    sk: () => 'EMAIL',
  },
  user: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#USER#'),
    sk: () => 'PROFILE',
  },
  /** Apart from the user, so that a slice which checks a session can never read a password hash. */
  sessions: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#SESSIONS#'),
    sk: () => 'SESSIONS',
  },
  passwordReset: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#RESET#'),
    sk: () => 'RESET',
  },
  emailVerification: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#VERIFICATION#'),
    sk: () => 'VERIFICATION',
  },
  /** Is there once the owner has shown that the account's e-mail is theirs. */
  verifiedEmail: {
    owner: 'identity',
    readers: ['public-menu'],
    ...partition('IDENTITY#VERIFIED#'),
    sk: () => 'VERIFIED',
  },
  identityThrottle: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#THROTTLE#',
    pk: (scope: string, key: string) => `IDENTITY#THROTTLE#${scope}#${key}`,
    sk: () => 'THROTTLE',
  },
  /** What is to be mailed to owners, until it is. */
  identityMail: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#MAIL#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** Marks a closed account, for good: nothing may be made for it any more. */
  closedAccount: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#CLOSED#'),
    sk: () => 'CLOSED',
  },
  /** Closed accounts that billing has yet to deal with. */
  billingClosing: {
    owner: 'billing',
    readers: [],
    senders: ['identity'],
    leadingKey: 'CLOSING#BILLING#',
    pk: () => 'CLOSING#BILLING#OPEN',
    sk: (userId: string) => userId,
  },
  /** Closed accounts whose catalogue has yet to be removed. */
  catalogueClosing: {
    owner: 'catalogue',
    readers: [],
    senders: ['identity'],
    leadingKey: 'CLOSING#CATALOGUE#',
    pk: () => 'CLOSING#CATALOGUE#OPEN',
    sk: (userId: string) => userId,
  },
  /** Closed accounts whose pages have yet to go. */
  publicClosing: {
    owner: 'public-menu',
    readers: [],
    senders: ['identity'],
    leadingKey: 'CLOSING#PUBLIC#',
    pk: () => 'CLOSING#PUBLIC#OPEN',
    sk: (userId: string) => userId,
  },
  /** Name and e-mail of an owner, for the slices that write mails to them. */
  contactCard: {
    owner: 'identity',
    readers: ['billing'],
    ...partition('IDENTITY#CARD#'),
    sk: () => 'CARD',
  },
  plan: {
    owner: 'billing',
    readers: ['identity', 'catalogue', 'public-menu'],
    ...partition('BILLING#PLAN#'),
    sk: () => 'PLAN',
  },
  billingEvent: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#EVENT#'),
    sk: () => 'EVENT',
  },
  billingCheckout: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#CHECKOUT#'),
    sk: () => 'CHECKOUT',
  },
  /** Plans by the day on which what was paid for ends, for the schedule that settles them. */
  planDue: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#DUE#'),
    sk: (userId: string) => userId,
  },
  /** How far the schedule has got: in the provider's events and in the days. */
  billingCursor: {
    owner: 'billing',
    readers: [],
    leadingKey: 'BILLING#CURSOR#',
    pk: () => 'BILLING#CURSOR#SETTLED',
    sk: () => 'CURSOR',
  },
  quota: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    ...partition('CATALOGUE#'),
    sk: () => 'QUOTA',
  },
  restaurant: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    ...partition('CATALOGUE#'),
    ...sorted('RESTAURANT#'),
  },
  menu: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    ...partition('CATALOGUE#'),
    ...sorted('MENU#'),
  },
  category: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    ...partition('CATALOGUE#'),
    ...sorted('CATEGORY#'),
  },
  /** What was deleted, for as long as it can be brought back. */
  trash: {
    owner: 'catalogue',
    readers: [],
    ...partition('CATALOGUE#'),
    sk: (kind: string, id: string) => `TRASH#${kind}#${id}`,
  },
  /** What a call with an idempotency key has made, for a day. */
  once: {
    owner: 'catalogue',
    readers: [],
    ...partition('CATALOGUE#'),
    ...sorted('ONCE#'),
  },
  /** A change of more rows than a transaction holds, for as long as it is under way: nothing is published meanwhile. */
  bulk: {
    owner: 'catalogue',
    readers: ['public-menu'],
    ...partition('CATALOGUE#'),
    ...sorted('BULK#'),
  },
  /** A picture on its way from the owner's browser to its item. */
  upload: {
    owner: 'catalogue',
    readers: [],
    ...partition('CATALOGUE#'),
    ...sorted('UPLOAD#'),
  },
  /** Items whose image is to be looked at, by the time when. */
  imageCheck: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'IMAGECHECK#',
    pk: () => 'IMAGECHECK#DUE',
    sk: (dueAt: string, ownerId: string, itemId: string, uploadId = '') =>
      `${dueAt}#${ownerId}#${itemId}#${uploadId}`,
  },
  item: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    ...partition('CATALOGUE#'),
    ...sorted('ITEM#'),
  },
  publicRestaurant: {
    owner: 'public-menu',
    readers: ['identity'],
    ...partition('PUBLIC#RESTAURANT#'),
    sk: () => 'RESTAURANT',
  },
  /** Every published restaurant, with what its pages were made by; in 16 parts, so that none gets hot. */
  publishedPages: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#PAGES#'),
    sk: (restaurantId: string) => restaurantId,
  },
  /** When each owner's Pro ends if nothing more is heard: the pages lose their images then. */
  planEnd: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#PLANEND#',
    pk: () => 'PUBLIC#PLANEND#ALL',
    sk: (endsAt: string, ownerId: string) => `${endsAt}#${ownerId}`,
  },
  /** Owners whose pages could not be published, until they are. */
  publishingRetry: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#RETRY#',
    pk: () => 'PUBLIC#RETRY#OWNERS',
    sk: (ownerId: string) => ownerId,
  },
  /** The directory, newest first; `place` is ALL or a city in lower case. */
  directoryEntry: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#LISTED#'),
    sk: (publishedAt: string, restaurantId: string) => `${publishedAt}#${restaurantId}`,
  },
  contactMessage: {
    owner: 'support',
    readers: [],
    ...partition('SUPPORT#MESSAGE#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** What is to be mailed because of a message, until it is. */
  supportMail: {
    owner: 'support',
    readers: [],
    ...partition('SUPPORT#MAIL#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  supportThrottle: {
    owner: 'support',
    readers: [],
    leadingKey: 'SUPPORT#THROTTLE#',
    pk: (scope: string, key: string) => `SUPPORT#THROTTLE#${scope}#${key}`,
    sk: () => 'THROTTLE',
  },
} satisfies Record<string, TableItem>;

/**
 * What a slice's role may touch, as patterns for `dynamodb:LeadingKeys`.
 * `write` covers reading as well: a slice reads what it writes. `send` is putting, and no more.
 */
export function leadingKeys(slice: Slice): { write: string[]; read: string[]; send: string[] } {
  const items: TableItem[] = Object.values(keys);
  const patterns = (mine: TableItem[]) => [...new Set(mine.map((item) => `${item.leadingKey}*`))];
  return {
    write: patterns(items.filter((item) => item.owner === slice)),
    read: patterns(items.filter((item) => item.readers.includes(slice))),
    send: patterns(items.filter((item) => item.senders?.includes(slice))),
  };
}
