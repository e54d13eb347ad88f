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

const everySlice = ['catalogue', 'public-menu', 'billing', 'support'] as const;

/** Every item of the table. A key that is not here does not exist. */
export const keys = {
  email: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#EMAIL#',
    pk: (emailHash: string) => `IDENTITY#EMAIL#${emailHash}`,
    sk: () => 'EMAIL',
  },
  user: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#USER#',
    pk: (userId: string) => `IDENTITY#USER#${userId}`,
    sk: () => 'PROFILE',
  },
  /** Apart from the user, so that a slice which checks a session can never read a password hash. */
  sessions: {
    owner: 'identity',
    readers: everySlice,
    leadingKey: 'IDENTITY#SESSIONS#',
    pk: (userId: string) => `IDENTITY#SESSIONS#${userId}`,
    sk: () => 'SESSIONS',
  },
  passwordReset: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#RESET#',
    pk: (tokenHash: string) => `IDENTITY#RESET#${tokenHash}`,
    sk: () => 'RESET',
  },
  emailVerification: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#VERIFICATION#',
    pk: (tokenHash: string) => `IDENTITY#VERIFICATION#${tokenHash}`,
    sk: () => 'VERIFICATION',
  },
  /** Is there once the owner has shown that the account's e-mail is theirs. */
  verifiedEmail: {
    owner: 'identity',
    readers: ['public-menu'],
    leadingKey: 'IDENTITY#VERIFIED#',
    pk: (userId: string) => `IDENTITY#VERIFIED#${userId}`,
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
    leadingKey: 'IDENTITY#MAIL#',
    pk: (day: string) => `IDENTITY#MAIL#${day}`,
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** Marks a closed account, for good: nothing may be made for it any more. */
  closedAccount: {
    owner: 'identity',
    readers: everySlice,
    leadingKey: 'IDENTITY#CLOSED#',
    pk: (userId: string) => `IDENTITY#CLOSED#${userId}`,
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
    leadingKey: 'IDENTITY#CARD#',
    pk: (userId: string) => `IDENTITY#CARD#${userId}`,
    sk: () => 'CARD',
  },
  plan: {
    owner: 'billing',
    readers: ['identity', 'catalogue', 'public-menu'],
    leadingKey: 'BILLING#PLAN#',
    pk: (userId: string) => `BILLING#PLAN#${userId}`,
    sk: () => 'PLAN',
  },
  billingEvent: {
    owner: 'billing',
    readers: [],
    leadingKey: 'BILLING#EVENT#',
    pk: (eventId: string) => `BILLING#EVENT#${eventId}`,
    sk: () => 'EVENT',
  },
  billingCheckout: {
    owner: 'billing',
    readers: [],
    leadingKey: 'BILLING#CHECKOUT#',
    pk: (id: string) => `BILLING#CHECKOUT#${id}`,
    sk: () => 'CHECKOUT',
  },
  /** Plans by the day on which what was paid for ends, for the schedule that settles them. */
  planDue: {
    owner: 'billing',
    readers: [],
    leadingKey: 'BILLING#DUE#',
    pk: (day: string) => `BILLING#DUE#${day}`,
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
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: () => 'QUOTA',
  },
  restaurant: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (id: string) => `RESTAURANT#${id}`,
  },
  menu: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (id: string) => `MENU#${id}`,
  },
  category: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (id: string) => `CATEGORY#${id}`,
  },
  /** What was deleted, for as long as it can be brought back. */
  trash: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (kind: string, id: string) => `TRASH#${kind}#${id}`,
  },
  /** What a call with an idempotency key has made, for a day. */
  once: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (key: string) => `ONCE#${key}`,
  },
  /** A change of more rows than a transaction holds, for as long as it is under way: nothing is published meanwhile. */
  bulk: {
    owner: 'catalogue',
    readers: ['public-menu'],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (id: string) => `BULK#${id}`,
  },
  /** A picture on its way from the owner's browser to its item. */
  upload: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (uploadId: string) => `UPLOAD#${uploadId}`,
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
    leadingKey: 'CATALOGUE#',
    pk: (ownerId: string) => `CATALOGUE#${ownerId}`,
    sk: (id: string) => `ITEM#${id}`,
  },
  publicRestaurant: {
    owner: 'public-menu',
    readers: ['identity'],
    leadingKey: 'PUBLIC#RESTAURANT#',
    pk: (restaurantId: string) => `PUBLIC#RESTAURANT#${restaurantId}`,
    sk: () => 'RESTAURANT',
  },
  /** Every published restaurant, with what its pages were made by; in 16 parts, so that none gets hot. */
  publishedPages: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#PAGES#',
    pk: (part: string) => `PUBLIC#PAGES#${part}`,
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
    leadingKey: 'PUBLIC#LISTED#',
    pk: (place: string) => `PUBLIC#LISTED#${place}`,
    sk: (publishedAt: string, restaurantId: string) => `${publishedAt}#${restaurantId}`,
  },
  contactMessage: {
    owner: 'support',
    readers: [],
    leadingKey: 'SUPPORT#MESSAGE#',
    pk: (day: string) => `SUPPORT#MESSAGE#${day}`,
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** What is to be mailed because of a message, until it is. */
  supportMail: {
    owner: 'support',
    readers: [],
    leadingKey: 'SUPPORT#MAIL#',
    pk: (day: string) => `SUPPORT#MAIL#${day}`,
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
