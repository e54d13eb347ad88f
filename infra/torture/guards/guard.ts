/** A line that a promise hangs on, how it reads without its guard, and the tests that must notice. */
export type Guard = {
  promise: string;
  file: string;
  line: string;
  without: string;
  /** Parts of the paths of tests. */
  noticedBy: string[];
};

/** True of every row, and of none: what a condition reads like that refuses nothing. */
export const always = 'OR attribute_exists(pk) OR attribute_not_exists(pk)';

export const identity = 'services/identity/';
export const catalogue = 'services/catalogue/';
export const billing = 'services/billing/';
export const publicMenu = 'services/public-menu/';
export const torture = 'infra/torture/torture.long';
