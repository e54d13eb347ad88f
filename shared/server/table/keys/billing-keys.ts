import { partition, type TableItem } from './table-item.ts';

export const billingKeys = {
  /** Closed accounts pending in billing. */
  billingClosing: {
    owner: 'billing',
    readers: [],
    senders: ['identity'],
    leadingKey: 'CLOSING#BILLING#',
    pk: () => 'CLOSING#BILLING#OPEN',
    sk: (userId: string) => userId,
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
  /** The last plan notice sent to the owner. */
  billingNotice: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#NOTICE#'),
    sk: () => 'NOTICE',
  },
  /** Plans by the end of the paid period, for the schedule that reconciles them. */
  planDue: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#DUE#'),
    sk: (userId: string) => userId,
  },
  /** Progress of the schedule: in the provider's events and in the days. */
  billingCursor: {
    owner: 'billing',
    readers: [],
    leadingKey: 'BILLING#CURSOR#',
    pk: () => 'BILLING#CURSOR#SETTLED',
    sk: () => 'CURSOR',
  },
} satisfies Record<string, TableItem>;
