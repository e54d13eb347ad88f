import { partition, sorted, type TableItem } from './table-item.ts';

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
  /** What somebody may do in an account; without one, a person owns the account that has their own id. */
  member: {
    owner: 'identity',
    readers: everySlice,
    ...partition('IDENTITY#MEMBER#'),
    ...sorted('MEMBER#'),
  },
  /** Who owns an account that was handed over; without this row, the person whose id it has. */
  accountOwner: {
    owner: 'identity',
    readers: ['billing'],
    ...partition('IDENTITY#OWNER#'),
    sk: () => 'OWNER',
  },
  /** By what the people of an account are changed one change after another. */
  people: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#PEOPLE#'),
    sk: () => 'PEOPLE',
  },
  /** An invitation that was not answered yet; it takes a place of the plan. */
  invitation: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#PEOPLE#'),
    ...sorted('INVITED#'),
  },
  /** Which invitation a link is for. */
  invitationLink: {
    owner: 'identity',
    readers: [],
    ...partition('IDENTITY#INVITATION#'),
    sk: () => 'LINK',
  },
  /** Where and when a session was opened; apart from the sessions, which every slice reads. */
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
  /** What a passkey has to sign, once and soon. */
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
  /** Is there once the owner has shown that the account's email is theirs. */
  verifiedEmail: {
    owner: 'identity',
    readers: ['public-menu'],
    ...partition('IDENTITY#VERIFIED#'),
    sk: () => 'VERIFIED',
  },
  /** Calls of an account to this service, where they are too many for a person. */
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
  /** Name and email of a person, for the slices that write mails to them or say who changed what. */
  contactCard: {
    owner: 'identity',
    readers: ['billing', 'catalogue'],
    ...partition('IDENTITY#CARD#'),
    sk: () => 'CARD',
  },
} satisfies Record<string, TableItem>;
