import type { Limit } from '@menuleaf/shared/table/throttle-store.ts';

const quarterHour = 900;

/** Tries that one address, or one account, has in a window. */
export const throttles = {
  loginAddress: { tries: 100, windowSeconds: quarterHour },
  loginAccount: { tries: 10, windowSeconds: quarterHour },
  registerAddress: { tries: 100, windowSeconds: 3600 },
  resetAddress: { tries: 20, windowSeconds: 3600 },
  resetAccount: { tries: 3, windowSeconds: 3600 },
} satisfies Record<string, Limit>;
