import { nameLimit } from '@menuleaf/shared/contracts/fields/fields.ts';

/** Names a copy, within the name length limit. */
export const copyName = (name: string) => `${name.slice(0, nameLimit - 7)} (copy)`;
