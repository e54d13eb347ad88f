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

/** A line, with what is left without it, or with all that is its own. */
type Told = string | [line: string, without: string] | Omit<Guard, 'promise' | 'file'>;

function told(guard: Told) {
  if (typeof guard === 'string') return { line: guard };
  return Array.isArray(guard) ? { line: guard[0], without: guard[1] } : guard;
}

/** Guards of a file, by what they promise. */
export const inFile = (file: string, guards: Readonly<Record<string, Told>>): Guard[] =>
  Object.entries(guards).map(([promise, guard]) => ({ promise, file, ...told(guard) }));

/** Guards that the same tests notice. */
export const noticed = (
  noticedBy: string[],
  guards: Readonly<Record<string, Omit<Guard, 'promise' | 'noticedBy'>>>,
): Guard[] => Object.entries(guards).map(([promise, guard]) => ({ promise, noticedBy, ...guard }));

export const noticedIn = (
  file: string,
  noticedBy: string[],
  guards: Readonly<Record<string, Told>>,
): Guard[] => inFile(file, guards).map((guard) => ({ noticedBy, ...guard }));

/** Always true: makes a condition reject nothing. */
export const always = 'OR attribute_exists(pk) OR attribute_not_exists(pk)';

export const identity = 'services/identity/';
export const catalogue = 'services/catalogue/';
export const billing = 'services/billing/';
export const publicMenu = 'services/public-menu/';
export const torture = 'infra/torture/torture.long';
