import { partition, type TableItem } from './table-item.ts';

export const publicMenuKeys = {
  /** Closed accounts with pages to remove. */
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
  /** Every published restaurant, with the version of its pages; in 16 shards, so none gets hot. */
  publishedPages: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#PAGES#'),
    sk: (restaurantId: string) => restaurantId,
  },
  /** When each owner's Pro ends without further events: the pages then lose their images. */
  planEnd: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#PLANEND#',
    pk: () => 'PUBLIC#PLANEND#ALL',
    sk: (endsAt: string, ownerId: string) => `${endsAt}#${ownerId}`,
  },
  /** Owners whose pages failed to publish, until they succeed. */
  publishingRetry: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#RETRY#',
    pk: () => 'PUBLIC#RETRY#OWNERS',
    sk: (ownerId: string) => ownerId,
  },
  /** Progress of republishing every page, by shard of the published pages; and when it was requested. */
  republishing: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#REPUBLISH#',
    pk: () => 'PUBLIC#REPUBLISH#PARTS',
    sk: (part: string) => part,
  },
  /** Lease on publishing an owner's pages. */
  publishingLease: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#TURN#'),
    sk: () => 'TURN',
  },
  /** Page views of a restaurant per day: only counts, kept for 13 months. */
  guestsDay: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#GUESTS#'),
    sk: (day: string) => day,
  },
  /** How far the edge's log is counted, and the part that is being counted. */
  guestsCounted: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#COUNTED#',
    pk: () => 'PUBLIC#COUNTED#GUESTS',
    sk: () => 'COUNTED',
  },
  /** Deleted restaurants, by when the deletion becomes final: their counts are deleted then. */
  guestsLeaving: {
    owner: 'public-menu',
    readers: [],
    leadingKey: 'PUBLIC#CLOSING#',
    pk: () => 'PUBLIC#CLOSING#GUESTS',
    sk: (dueAt: string, restaurantId: string) => `${dueAt}#${restaurantId}`,
  },
  /** The directory, newest first; `place` is ALL or a lowercase city. */
  directoryEntry: {
    owner: 'public-menu',
    readers: [],
    ...partition('PUBLIC#LISTED#'),
    sk: (publishedAt: string, restaurantId: string) => `${publishedAt}#${restaurantId}`,
  },
} satisfies Record<string, TableItem>;
