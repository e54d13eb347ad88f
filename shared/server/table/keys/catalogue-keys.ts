import { partition, sorted, type TableItem } from './table-item.ts';

/** What the catalogue slice writes. */
export const catalogueKeys = {
  /** Closed accounts whose catalogue has yet to be removed. */
  catalogueClosing: {
    owner: 'catalogue',
    readers: [],
    senders: ['identity'],
    leadingKey: 'CLOSING#CATALOGUE#',
    pk: () => 'CLOSING#CATALOGUE#OPEN',
    sk: (userId: string) => userId,
  },
  /** Calls of an account to this service, where they are too many for a person. */
  catalogueCalls: {
    owner: 'catalogue',
    readers: [],
    ...partition('CALLS#CATALOGUE#'),
    sk: () => 'CALLS',
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
  /** An image on its way from the owner's browser to its item. */
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
} satisfies Record<string, TableItem>;
