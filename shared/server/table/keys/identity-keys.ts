import { partition, sorted, throttle, timed, type TableItem } from './table-item.ts';

const everySlice = ['catalogue', 'public-menu', 'billing', 'support'] as const;

const own = { owner: 'identity', readers: [] } as const;

export const identityKeys = {
  email: { ...own, ...partition('IDENTITY#EMAIL#'), sk: () => 'EMAIL' },
  user: { ...own, ...partition('IDENTITY#USER#'), sk: () => 'PROFILE' },
  /** Separate from the user, so that slices that check sessions can never read a password hash. */
  sessions: {
    ...own,
    readers: everySlice,
    ...partition('IDENTITY#SESSIONS#'),
    sk: () => 'SESSIONS',
  },
  /** An account's API keys: hashes only, for session checks. */
  apiKeys: { ...own, readers: everySlice, ...partition('IDENTITY#APIKEYS#'), sk: () => 'APIKEYS' },
  /** A person's role in an account; without one, they own the account with their own id. */
  member: { ...own, readers: everySlice, ...partition('IDENTITY#MEMBER#'), ...sorted('MEMBER#') },
  /** The owner of a transferred account; without this row, the person with its id. */
  accountOwner: {
    ...own,
    readers: ['billing'],
    ...partition('IDENTITY#OWNER#'),
    sk: () => 'OWNER',
  },
  /** Serializes changes to the people of an account. */
  people: { ...own, ...partition('IDENTITY#PEOPLE#'), sk: () => 'PEOPLE' },
  /** A pending invitation; it counts toward the plan's limit. */
  invitation: { ...own, ...partition('IDENTITY#PEOPLE#'), ...sorted('INVITED#') },
  invitationLink: { ...own, ...partition('IDENTITY#INVITATION#'), sk: () => 'LINK' },
  /** Where and when a session was opened; not in the sessions, which every slice reads. */
  signIn: { ...own, ...partition('IDENTITY#SIGNIN#'), ...sorted('SESSION#') },
  passkey: { ...own, ...partition('IDENTITY#PASSKEY#'), ...sorted('PASSKEY#') },
  /** A single-use, short-lived challenge. */
  challenge: { ...own, ...partition('IDENTITY#CHALLENGE#'), sk: () => 'CHALLENGE' },
  passwordReset: { ...own, ...partition('IDENTITY#RESET#'), sk: () => 'RESET' },
  emailVerification: { ...own, ...partition('IDENTITY#VERIFICATION#'), sk: () => 'VERIFICATION' },
  /** Exists once the owner has verified the account's email. */
  verifiedEmail: {
    ...own,
    readers: ['public-menu'],
    ...partition('IDENTITY#VERIFIED#'),
    sk: () => 'VERIFIED',
  },
  /** Call counter of an account, used when it calls more than a person would. */
  identityCalls: { ...own, ...partition('CALLS#IDENTITY#'), sk: () => 'CALLS' },
  identityThrottle: { ...own, ...throttle('IDENTITY#THROTTLE#') },
  /** Mail to owners, until it is sent. */
  identityMail: { ...own, ...partition('IDENTITY#MAIL#'), ...timed },
  /** Permanent mark of a closed account: nothing may be created for it. */
  closedAccount: {
    ...own,
    readers: everySlice,
    ...partition('IDENTITY#CLOSED#'),
    sk: () => 'CLOSED',
  },
  /** A person's name and email, for slices that send mail or show who changed what. */
  contactCard: {
    ...own,
    readers: ['billing', 'catalogue'],
    ...partition('IDENTITY#CARD#'),
    sk: () => 'CARD',
  },
} satisfies Record<string, TableItem>;
