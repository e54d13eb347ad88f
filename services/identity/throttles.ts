import type { Limit } from '@menuleaf/shared/server/table/throttle-store.ts';

const quarterHour = 900;

/** Tries that fail, in a window, for one address, one account or one device. */
export const throttles = {
  loginAddress: { tries: 100, windowSeconds: quarterHour },
  /** From all devices together on which the owner never signed in: whoever guesses has only these. */
  loginAccount: { tries: 10, windowSeconds: quarterHour },
  /** From one device that the owner has used: nobody else can use them up. */
  loginDevice: { tries: 10, windowSeconds: quarterHour },
  password: { tries: 10, windowSeconds: quarterHour },
  registerAddress: { tries: 60, windowSeconds: 3600 },
  resetAddress: { tries: 20, windowSeconds: 3600 },
  verificationAddress: { tries: 20, windowSeconds: 3600 },
  verification: { tries: 3, windowSeconds: 3600 },
  invite: { tries: 30, windowSeconds: 3600 },
  /** Links that one person follows. */
  join: { tries: 30, windowSeconds: 3600 },
  invitationAddress: { tries: 60, windowSeconds: 3600 },
  passkeyAddress: { tries: 100, windowSeconds: quarterHour },
  resetAccount: { tries: 3, windowSeconds: 3600 },
} satisfies Record<string, Limit>;
