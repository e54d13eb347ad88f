import {
  byId,
  closings,
  onePartition,
  partition,
  sorted,
  timed,
  type TableItem,
} from './table-item.ts';

const own = { owner: 'catalogue', readers: [] } as const;
const ofCatalogue = { ...own, ...partition('CATALOGUE#') };
const readByOthers = { ...ofCatalogue, readers: ['public-menu', 'identity'] } as const;

export const catalogueKeys = {
  /** Closed accounts whose catalogue has yet to be removed. */
  catalogueClosing: { ...own, ...closings('CLOSING#CATALOGUE#') },
  /** Call counter of an account, used when it calls more than a person would. */
  catalogueCalls: { ...own, ...partition('CALLS#CATALOGUE#'), sk: () => 'CALLS' },
  quota: { ...readByOthers, sk: () => 'QUOTA' },
  restaurant: { ...readByOthers, ...sorted('RESTAURANT#') },
  menu: { ...readByOthers, ...sorted('MENU#') },
  category: { ...readByOthers, ...sorted('CATEGORY#') },
  /** Deleted things, while they can be restored. */
  trash: { ...ofCatalogue, sk: (kind: string, id: string) => `TRASH#${kind}#${id}` },
  /** Change history, for a year: each thing of each change, in order per account. */
  change: {
    ...own,
    ...partition('HISTORY#ALL#'),
    sk: (changeId: string, kind: string, id: string) => `${changeId}#${kind}#${id}`,
  },
  /** Index of the changes of one thing, in order. */
  changeOfThing: {
    ...own,
    leadingKey: 'HISTORY#THING#',
    pk: (ownerId: string, kind: string, id: string) => `HISTORY#THING#${ownerId}#${kind}#${id}`,
    ...byId,
  },
  /** Result of a call with an idempotency key, for a day. */
  once: { ...ofCatalogue, ...sorted('ONCE#') },
  /** A change of more rows than a transaction holds, while in progress: publishing is paused. */
  bulk: { ...own, readers: ['public-menu'], ...partition('CATALOGUE#'), ...sorted('BULK#') },
  /** An image upload in progress, for an item. */
  upload: { ...ofCatalogue, ...sorted('UPLOAD#') },
  /** Pending image checks of items, by due time. */
  imageCheck: {
    ...own,
    ...onePartition('IMAGECHECK#', 'DUE'),
    sk: (dueAt: string, ownerId: string, itemId: string, uploadId = '') =>
      `${dueAt}#${ownerId}#${itemId}#${uploadId}`,
  },
  /** The last day an account's API keys were used, recorded on use. */
  apiKeyUse: { ...own, readers: ['identity'], ...partition('APIKEYUSE#'), ...byId },
  /** An account's webhook endpoints. */
  webhook: {
    ...own,
    // Who publishes, to know whether anybody waits to be told.
    readers: ['identity', 'public-menu'],
    ...partition('WEBHOOK#ENDPOINTS#'),
    ...byId,
  },
  /** A webhook's signing secret; separate, so that readers of the webhooks cannot sign. */
  webhookSecret: { ...own, ...partition('WEBHOOK#SECRET#'), ...byId },
  /** Sent and pending webhook deliveries of an account, for 30 days. */
  webhookDelivery: { ...own, ...partition('WEBHOOK#DELIVERIES#'), ...byId },
  /** Pending deliveries, by a part of their owners and the time of the next attempt. */
  webhookDue: { ...own, ...partition('WEBHOOK#DUE#'), ...timed },
  /** A webhook disabled after days of failures: its owner is to be notified. */
  webhookStop: { ...own, ...partition('WEBHOOK#STOP#'), ...timed },
  /** Throttles manual sends. */
  webhookThrottle: { ...own, ...partition('WEBHOOK#THROTTLE#'), sk: () => 'THROTTLE' },
  item: { ...readByOthers, ...sorted('ITEM#') },
} satisfies Record<string, TableItem>;
