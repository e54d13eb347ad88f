import { byId, closings, onePartition, partition, type TableItem } from './table-item.ts';

const own = { owner: 'billing', readers: [] } as const;

export const billingKeys = {
  /** Closed accounts pending in billing. */
  billingClosing: { ...own, ...closings('CLOSING#BILLING#') },
  plan: {
    ...own,
    readers: ['identity', 'catalogue', 'public-menu'],
    ...partition('BILLING#PLAN#'),
    sk: () => 'PLAN',
  },
  billingEvent: { ...own, ...partition('BILLING#EVENT#'), sk: () => 'EVENT' },
  billingCheckout: { ...own, ...partition('BILLING#CHECKOUT#'), sk: () => 'CHECKOUT' },
  /** The last plan notice sent to the owner. */
  billingNotice: { ...own, ...partition('BILLING#NOTICE#'), sk: () => 'NOTICE' },
  /** Plans by the end of the paid period, for the schedule that reconciles them. */
  planDue: { ...own, ...partition('BILLING#DUE#'), ...byId },
  /** Progress of the schedule: in the provider's events and in the days. */
  billingCursor: { ...own, ...onePartition('BILLING#CURSOR#', 'SETTLED'), sk: () => 'CURSOR' },
} satisfies Record<string, TableItem>;
