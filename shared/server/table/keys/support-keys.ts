import { partition, type TableItem } from './table-item.ts';

const own = { owner: 'support', readers: [] } as const;

export const supportKeys = {
  contactMessage: {
    ...own,
    ...partition('SUPPORT#MESSAGE#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** Mail about a message, until it is sent. */
  supportMail: {
    ...own,
    ...partition('SUPPORT#MAIL#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  supportThrottle: {
    ...own,
    leadingKey: 'SUPPORT#THROTTLE#',
    pk: (scope: string, key: string) => `SUPPORT#THROTTLE#${scope}#${key}`,
    sk: () => 'THROTTLE',
  },
} satisfies Record<string, TableItem>;
