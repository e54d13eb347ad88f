import { partition, type TableItem } from './table-item.ts';

/** What the public-menu slice writes. */
export const publicMenuKeys = {
  /** Closed accounts whose pages have yet to go. */
  publicClosing: {
    owner: 'public-menu',
    readers: [],
    senders: ['identity'],
    leadingKey: 'CLOSING#PUBLIC#',
    pk: () => 'CLOSING#PUBLIC#OPEN',
    sk: (userId: string) => userId,
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
  /** How far every page was made anew, by part of the published pages; and when somebody asked for it. */
  republishing: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#REPUBLISH#',
    pk: () => 'PUBLIC#REPUBLISH#PARTS',
    sk: (part: string) => part,
  },
  /** Who publishes an owner just now, for as long as somebody does. */
  publishingLease: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#TURN#'),
    sk: () => 'TURN',
  },
  /** How often a restaurant's pages were opened on one of its days: counts alone, kept for 13 months. */
  guestsDay: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#GUESTS#'),
    sk: (day: string) => day,
  },
  /** Up to when the log of the edge is counted, and which part of it is being counted. */
  guestsCounted: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#COUNTED#',
    pk: () => 'PUBLIC#COUNTED#GUESTS',
    sk: () => 'COUNTED',
  },
  /** Restaurants that are gone, by when that cannot be undone any more: their numbers go then. */
  guestsLeaving: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#CLOSING#',
    pk: () => 'PUBLIC#CLOSING#GUESTS',
    sk: (dueAt: string, restaurantId: string) => `${dueAt}#${restaurantId}`,
  },
  /** The directory, newest first; `place` is ALL or a city in lower case. */
  directoryEntry: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#LISTED#'),
    sk: (publishedAt: string, restaurantId: string) => `${publishedAt}#${restaurantId}`,
  },
} satisfies Record<string, TableItem>;
