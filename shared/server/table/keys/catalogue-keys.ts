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
  /** Who changed what, for a year: each changed thing of each change, all of an account in order. */
  change: {
    owner: 'catalogue',
    readers: [],
    ...partition('HISTORY#ALL#'),
    sk: (changeId: string, kind: string, id: string) => `${changeId}#${kind}#${id}`,
  },
  /** By which those of one thing are found, in order. */
  changeOfThing: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'HISTORY#THING#',
    pk: (ownerId: string, kind: string, id: string) => `HISTORY#THING#${ownerId}#${kind}#${id}`,
    sk: (changeId: string) => changeId,
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
  /** The day on which an account's API keys were used last: noted where they are used. */
  apiKeyUse: {
    owner: 'catalogue',
    readers: ['identity'],
    ...partition('APIKEYUSE#'),
    sk: (keyId: string) => keyId,
  },
  /** Where an account is told of what happens to its menus. */
  webhook: {
    owner: 'catalogue',
    // Who publishes, to know whether anybody waits to be told.
    readers: ['identity', 'public-menu'],
    ...partition('WEBHOOK#ENDPOINTS#'),
    sk: (webhookId: string) => webhookId,
  },
  /** By what a webhook's messages are signed; apart, so that who reads the webhooks cannot sign. */
  webhookSecret: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#SECRET#'),
    sk: (webhookId: string) => webhookId,
  },
  /** What was sent to an account's webhooks or is to be, for 30 days. */
  webhookDelivery: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#DELIVERIES#'),
    sk: (deliveryId: string) => deliveryId,
  },
  /** Deliveries that are still to be made, by when they are tried next. */
  webhookDue: {
    owner: 'catalogue',
    readers: [],
    leadingKey: 'WEBHOOK#DUE#',
    pk: () => 'WEBHOOK#DUE#ALL',
    sk: (dueAt: string, deliveryId: string) => `${dueAt}#${deliveryId}`,
  },
  /** A webhook that was stopped because it failed for days: its owner is to be told. */
  webhookStop: {
    owner: 'catalogue',
    readers: [],
    ...partition('WEBHOOK#STOP#'),
    sk: (webhookId: string, stoppedAt: string) => `${webhookId}#${stoppedAt}`,
  },
  /** How often an owner sends by hand. */
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
