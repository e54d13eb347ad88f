import { partition, sorted, type TableItem } from './table-item.ts';

const everySlice = ['catalogue', 'public-menu', 'billing', 'support'] as const;

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
  /** Separate from the user, so that slices that check sessions can never read a password hash. */
  sessions: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#SESSIONS#'),
    sk: () => 'SESSIONS',
  },
  /** An account's API keys: hashes only, for session checks. */
  apiKeys: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#APIKEYS#'),
    sk: () => 'APIKEYS',
  },
  /** A person's role in an account; without one, they own the account with their own id. */
  member: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#MEMBER#'),
    ...sorted('MEMBER#'),
  },
  /** The owner of a transferred account; without this row, the person with its id. */
  accountOwner: {
    owner: 'identity',
    readers: ['billing'],
    ...partition('IDENTITY#OWNER#'),
    sk: () => 'OWNER',
  },
  /** Serializes changes to the people of an account. */
  people: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#PEOPLE#'),
    sk: () => 'PEOPLE',
  },
  /** A pending invitation; it counts toward the plan's limit. */
  invitation: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#PEOPLE#'),
    ...sorted('INVITED#'),
  },
  /** The invitation behind a link. */
  invitationLink: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#INVITATION#'),
    sk: () => 'LINK',
  },
  /** Where and when a session was opened; not in the sessions, which every slice reads. */
  signIn: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#SIGNIN#'),
    ...sorted('SESSION#'),
  },
  passkey: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#PASSKEY#'),
    ...sorted('PASSKEY#'),
  },
  /** A single-use, short-lived challenge. */
  challenge: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#CHALLENGE#'),
    sk: () => 'CHALLENGE',
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
  /** Exists once the owner has verified the account's email. */
  verifiedEmail: {
    owner: 'identity',
    readers: ['public-menu'],
    ...partition('IDENTITY#VERIFIED#'),
    sk: () => 'VERIFIED',
  },
  /** Call counter of an account, used when it calls more than a person would. */
  identityCalls: {
    owner: 'identity',
    readers: [],
    ...partition('CALLS#IDENTITY#'),
    sk: () => 'CALLS',
  },
  identityThrottle: {
    owner: 'identity',
    readers: [],
    leadingKey: 'IDENTITY#THROTTLE#',
    pk: (scope: string, key: string) => `IDENTITY#THROTTLE#${scope}#${key}`,
    sk: () => 'THROTTLE',
  },
  /** Mail to owners, until it is sent. */
  identityMail: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#MAIL#'),
    sk: (time: string, id: string) => `${time}#${id}`,
  },
  /** Permanent mark of a closed account: nothing may be created for it. */
  closedAccount: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#CLOSED#'),
    sk: () => 'CLOSED',
  },
  /** A person's name and email, for slices that send mail or show who changed what. */
  contactCard: {
    owner: 'identity',
    readers: ['billing', 'catalogue'],
    ...partition('IDENTITY#CARD#'),
    sk: () => 'CARD',
  },
} satisfies Record<string, TableItem>;
