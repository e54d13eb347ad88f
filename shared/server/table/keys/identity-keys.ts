import { partition, type TableItem } from './table-item.ts';

const everySlice = ['catalogue', 'public-menu', 'billing', 'support'] as const;

/** What the identity slice writes. */
export const identityKeys = {
  email: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#EMAIL#'),
    sk: () => 'EMAIL',
  },
  user: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#USER#'),
    sk: () => 'PROFILE',
  },
  /** Apart from the user, so that a slice which checks a session can never read a password hash. */
  sessions: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#SESSIONS#'),
    sk: () => 'SESSIONS',
  },
  /** The API keys of an account: hashes alone, for who checks sessions. */
  apiKeys: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#APIKEYS#'),
    sk: () => 'APIKEYS',
  },
  passwordReset: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#RESET#'),
    sk: () => 'RESET',
  },
  emailVerification: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#VERIFICATION#'),
    sk: () => 'VERIFICATION',
  },
  /** Is there once the owner has shown that the account's email is theirs. */
  verifiedEmail: {
    owner: 'identity',
    readers: ['public-menu'],
    ...partition('IDENTITY#VERIFIED#'),
    sk: () => 'VERIFIED',
  },
  identityThrottle: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#THROTTLE#',
    pk: (scope: string, key: string) => `IDENTITY#THROTTLE#${scope}#${key}`,
    sk: () => 'THROTTLE',
  },
  /** What is to be mailed to owners, until it is. */
  identityMail: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#MAIL#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** Marks a closed account, for good: nothing may be made for it any more. */
  closedAccount: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#CLOSED#'),
    sk: () => 'CLOSED',
  },
  /** Name and email of an owner, for the slices that write mails to them. */
  contactCard: {
    owner: 'identity',
    readers: ['billing'],
    ...partition('IDENTITY#CARD#'),
    sk: () => 'CARD',
  },
} satisfies Record<string, TableItem>;
