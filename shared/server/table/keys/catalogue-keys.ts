import { partition, sorted, type TableItem } from './table-item.ts';

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
  /** Call counter of an account, used when it calls more than a person would. */
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
  /** Deleted things, while they can be restored. */
  trash: {
    owner: 'catalogue',
    readers: [],
    ...partition('CATALOGUE#'),
    sk: (kind: string, id: string) => `TRASH#${kind}#${id}`,
  },
  /** Change history, for a year: each thing of each change, in order per account. */
  change: {
    owner: 'catalogue',
    readers: [],
    ...partition('HISTORY#ALL#'),
    sk: (changeId: string, kind: string, id: string) => `${changeId}#${kind}#${id}`,
  },
  /** Index of the changes of one thing, in order. */
  changeOfThing: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'HISTORY#THING#',
    pk: (ownerId: string, kind: string, id: string) => `HISTORY#THING#${ownerId}#${kind}#${id}`,
    sk: (changeId: string) => changeId,
  },
  /** Result of a call with an idempotency key, for a day. */
  once: {
    owner: 'catalogue',
    readers: [],
    ...partition('CATALOGUE#'),
    ...sorted('ONCE#'),
  },
  /** A change of more rows than a transaction holds, while in progress: publishing is paused. */
  bulk: {
    owner: 'catalogue',
    readers: ['public-menu'],
    ...partition('CATALOGUE#'),
    ...sorted('BULK#'),
  },
  /** An image upload in progress, for an item. */
  upload: {
    owner: 'catalogue',
    readers: [],
    ...partition('CATALOGUE#'),
    ...sorted('UPLOAD#'),
  },
  /** Pending image checks of items, by due time. */
  imageCheck: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'IMAGECHECK#',
    pk: () => 'IMAGECHECK#DUE',
    sk: (dueAt: string, ownerId: string, itemId: string, uploadId = '') =>
      `${dueAt}#${ownerId}#${itemId}#${uploadId}`,
  },
  /** The last day an account's API keys were used, recorded on use. */
  apiKeyUse: {
    owner: 'catalogue',
    readers: ['identity'],
    ...partition('APIKEYUSE#'),
    sk: (keyId: string) => keyId,
  },
  /** An account's webhook endpoints. */
  webhook: {
    owner: 'catalogue',
    // Who publishes, to know whether anybody waits to be told.
    readers: ['identity', 'public-menu'],
    ...partition('WEBHOOK#ENDPOINTS#'),
    sk: (webhookId: string) => webhookId,
  },
  /** A webhook's signing secret; separate, so that readers of the webhooks cannot sign. */
  webhookSecret: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#SECRET#'),
    sk: (webhookId: string) => webhookId,
  },
  /** Sent and pending webhook deliveries of an account, for 30 days. */
  webhookDelivery: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#DELIVERIES#'),
    sk: (deliveryId: string) => deliveryId,
  },
  /** Pending deliveries, by time of the next attempt. */
  webhookDue: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'WEBHOOK#DUE#',
    pk: () => 'WEBHOOK#DUE#ALL',
    sk: (dueAt: string, deliveryId: string) => `${dueAt}#${deliveryId}`,
  },
  /** A webhook disabled after days of failures: its owner is to be notified. */
  webhookStop: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#STOP#'),
    sk: (webhookId: string, stoppedAt: string) => `${webhookId}#${stoppedAt}`,
  },
  /** Throttles manual sends. */
  webhookThrottle: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#THROTTLE#'),
    sk: () => 'THROTTLE',
  },
  item: {
    owner: 'catalogue',
    readers: ['public-menu', 'identity'],
    ...partition('CATALOGUE#'),
    ...sorted('ITEM#'),
  },
} satisfies Record<string, TableItem>;
