import type { Limit } from '@menuleaf/shared/server/table/throttle-store.ts';

const quarterHour = 900;

/** Attempts per window, for one address, account or device. */
export const throttles = {
  loginAddress: { tries: 100, windowSeconds: quarterHour },
  /** Shared by all devices the owner never signed in on: attackers have only these. */
  loginAccount: { tries: 10, windowSeconds: quarterHour },
  /** For each device the owner has used: nobody else can use them up. */
  loginDevice: { tries: 10, windowSeconds: quarterHour },
  password: { tries: 10, windowSeconds: quarterHour },
  registerAddress: { tries: 60, windowSeconds: 3600 },
  resetAddress: { tries: 20, windowSeconds: 3600 },
  verificationAddress: { tries: 20, windowSeconds: 3600 },
  verification: { tries: 3, windowSeconds: 3600 },
  /** Each mails an address that may be a stranger's. */
  emailChange: { tries: 5, windowSeconds: 3600 },
  invite: { tries: 30, windowSeconds: 3600 },
  /** Links a person follows. */
  join: { tries: 30, windowSeconds: 3600 },
  invitationAddress: { tries: 60, windowSeconds: 3600 },
  passkeyAddress: { tries: 100, windowSeconds: quarterHour },
  resetAccount: { tries: 3, windowSeconds: 3600 },
} satisfies Record<string, Limit>;
