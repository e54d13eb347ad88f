/** A line that enforces a promise, its form without the guard, and the tests that must fail. */
export type Guard = {
  promise: string;
  file: string;
  line: string;
  /** Absent: a condition alone in its line rejects nothing; any other line is gone. */
  without?: string;
  /** Parts of test paths; absent: the test beside the file. */
  noticedBy?: string[];
};

/** Guards that have this in common, where they say nothing else. */
export const alike = <Common extends Partial<Guard>>(
  common: Common,
  guards: readonly (Omit<Guard, keyof Common> & Partial<Guard>)[],
) => guards.map((guard) => ({ ...common, ...guard }));

/** Always true: makes a condition reject nothing. */
export const always = 'OR attribute_exists(pk) OR attribute_not_exists(pk)';

export const identity = 'services/identity/';
export const catalogue = 'services/catalogue/';
export const billing = 'services/billing/';
export const publicMenu = 'services/public-menu/';
export const torture = 'infra/torture/torture.long';
