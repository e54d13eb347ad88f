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
  publishingTurn: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#TURN#'),
    sk: () => 'TURN',
  },
  /** The directory, newest first; `place` is ALL or a city in lower case. */
  directoryEntry: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#LISTED#'),
    sk: (publishedAt: string, restaurantId: string) => `${publishedAt}#${restaurantId}`,
  },
} satisfies Record<string, TableItem>;
