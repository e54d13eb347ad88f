import * as z from '@menuleaf/shared/contracts/schema.ts';
import { writtenLine, writtenText } from './written-text.ts';

/** Longest name of anything; longer ones break a line on a phone and a card on a table. */
export const nameLimit = 200;
/** Longest free text: DynamoDB items hold 400 KB, so even every field at its limit fits. */
export const textLimit = 10_000;
export const blankIsNull = (value: string | null) => (value ? value : null);

export const requiredName = (message = 'Name is required') =>
  writtenLine(nameLimit).check(z.minLength(1, message));

// Text that null or blank clears. In an update it is `.optional()`, so that absent leaves it unchanged; created without
// it, it is null, by `.default(null)`.
export const clearableText = (limit = textLimit) =>
  z.pipe(z.nullable(writtenText(limit)), z.transform(blankIsNull));

export const clearableLine = (limit = nameLimit) =>
  z.pipe(z.nullable(writtenLine(limit)), z.transform(blankIsNull));

/** A note beside a list, such as what comes with its dishes; nobody reads longer ones at a table. */
export const noteLimit = 500;
export const note = clearableText(noteLimit);

const wrongEmail = 'Enter a valid email address';

export const email = z
  .email({ error: ({ input }) => (input ? wrongEmail : 'Email is required') })
  .check(z.maxLength(254, 'Must be at most 254 characters'));

const isEmail = (value: string) => value === '' || z.email().safeParse(value).success;

export const clearableEmail = z.pipe(
  z.nullable(writtenLine(254).check(z.refine(isEmail, wrongEmail))),
  z.transform(blankIsNull),
);

export const sortOrder = z
  .number('Sort order must be a whole number')
  .check(
    z.int('Sort order must be a whole number'),
    z.minimum(0, 'Sort order must be 0 or more'),
    z.maximum(1_000_000, 'Sort order must be at most 1,000,000'),
  );

/** The version that a form was loaded with; a save that would overwrite a newer one gets 409. */
export const loadedVersion = z.optional(z.iso.datetime());
