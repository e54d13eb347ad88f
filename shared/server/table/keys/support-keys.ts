import { partition, type TableItem } from './table-item.ts';

/** What the support slice writes. */
export const supportKeys = {
  contactMessage: {
    owner: 'support',
    readers: [],
    ...partition('SUPPORT#MESSAGE#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** What is to be mailed because of a message, until it is. */
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
