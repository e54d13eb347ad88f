import { partition, throttle, timed, type TableItem } from './table-item.ts';

const own = { owner: 'support', readers: [] } as const;

export const supportKeys = {
  contactMessage: { ...own, ...partition('SUPPORT#MESSAGE#'), ...timed },
  /** Mail about a message, until it is sent. */
  supportMail: { ...own, ...partition('SUPPORT#MAIL#'), ...timed },
  supportThrottle: { ...own, ...throttle('SUPPORT#THROTTLE#') },
} satisfies Record<string, TableItem>;
