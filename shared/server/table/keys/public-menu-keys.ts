import { byId, closings, onePartition, partition, timed, type TableItem } from './table-item.ts';

const own = { owner: 'public-menu', readers: [] } as const;

export const publicMenuKeys = {
  /** Closed accounts with pages to remove. */
  publicClosing: { ...own, ...closings('CLOSING#PUBLIC#') },
  publicRestaurant: {
    ...own,
    readers: ['identity'],
    ...partition('PUBLIC#RESTAURANT#'),
    sk: () => 'RESTAURANT',
  },
  /** Every published restaurant, with the version of its pages; in 16 shards, so none gets hot. */
  publishedPages: { ...own, ...partition('PUBLIC#PAGES#'), ...byId },
  /** When each owner's Pro ends without further events: the pages then lose their images. */
  planEnd: { ...own, ...onePartition('PUBLIC#PLANEND#', 'ALL'), ...timed },
  /** Owners whose pages failed to publish, until they succeed. */
  publishingRetry: { ...own, ...onePartition('PUBLIC#RETRY#', 'OWNERS'), ...byId },
  /** Progress of republishing every page, by shard of the published pages; and when it was requested. */
  republishing: { ...own, ...onePartition('PUBLIC#REPUBLISH#', 'PARTS'), ...byId },
  /** Lease on publishing an owner's pages. */
  publishingLease: { ...own, ...partition('PUBLIC#TURN#'), sk: () => 'TURN' },
  /** Page views of a restaurant per day: only counts, kept for 13 months. */
  guestsDay: { ...own, ...partition('PUBLIC#GUESTS#'), ...byId },
  /** How far the edge's log is counted, and the part that is being counted. */
  guestsCounted: { ...own, ...onePartition('PUBLIC#COUNTED#', 'GUESTS'), sk: () => 'COUNTED' },
  /** Deleted restaurants, by when the deletion becomes final: their counts are deleted then. */
  guestsLeaving: { ...own, ...onePartition('PUBLIC#CLOSING#', 'GUESTS'), ...timed },
  /** The directory, newest first; `place` is ALL or a lowercase city. */
  directoryEntry: { ...own, ...partition('PUBLIC#LISTED#'), ...timed },
} satisfies Record<string, TableItem>;
