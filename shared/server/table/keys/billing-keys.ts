import { partition, type TableItem } from './table-item.ts';

/** What the billing slice writes. */
export const billingKeys = {
  /** Closed accounts that billing has yet to deal with. */
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
  /** What the owner was told of the plan last. */
  billingNotice: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#NOTICE#'),
    sk: () => 'NOTICE',
  },
  /** Plans by the day on which what was paid for ends, for the schedule that reconciles them. */
  planDue: {
    owner: 'billing',
    readers: [],
    ...partition('BILLING#DUE#'),
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
} satisfies Record<string, TableItem>;
