import { partition, type TableItem } from './table-item.ts';

export const supportKeys = {
  contactMessage: {
    owner: 'support',
    readers: [],
    ...partition('SUPPORT#MESSAGE#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** Mail about a message, until it is sent. */
  supportMail: {
    owner: 'support',
    readers: [],
    ...partition('SUPPORT#MAIL#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  supportThrottle: {
    owner: 'support',
    readers: [],
    leadingKey: 'SUPPORT#THROTTLE#',
    pk: (scope: string, key: string) => `SUPPORT#THROTTLE#${scope}#${key}`,
    sk: () => 'THROTTLE',
  },
} satisfies Record<string, TableItem>;
