import { nameLimit } from '@menuleaf/shared/contracts/fields/fields.ts';

/** What a copy is called, within the length of a name. */
export const copyName = (name: string) => `${name.slice(0, nameLimit - 7)} (copy)`;
