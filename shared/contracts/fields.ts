import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Longest name of anything; longer ones break a line on a phone and a card on a table. */
export const nameLimit = 200;
/** Longest free text: DynamoDB holds 400 KB an item, so even every field at its limit fits. */
export const textLimit = 10_000;

const blankIsNull = (value: string | null | undefined) => (value ? value : null);

/** Characters that are never text and that break JSON-LD, mails and terminals: C0 controls but tab and line breaks. */
// oxlint-disable-next-line no-control-regex -- refusing control characters is what this is for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const text = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Must be at most ${limit} characters`)
    .refine((value) => !controlCharacters.test(value), 'Must not contain control characters');

export const requiredName = (message = 'Name is required') => text(nameLimit).min(1, message);

/** Absent stays absent (an update leaves it alone); empty and null clear it. */
export const optionalText = (limit = textLimit) => text(limit).nullish().transform(blankIsNull);

export const optionalEmail = z
  .union([z.literal(''), z.email('Enter a valid e-mail address').max(254)])
  .nullish()
  .transform(blankIsNull);

/** http and https only: a `javascript:` link on a public page would run in the diner's browser. */
export const optionalUrl = z
  .union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'Enter a web address that starts with https://' })
      .max(2000),
  ])
  .nullish()
  .transform(blankIsNull);

export const sortOrder = z
  .number('Sort order must be a whole number')
  .int('Sort order must be a whole number')
  .min(0, 'Sort order must be 0 or more')
  .max(1_000_000, 'Sort order must be at most 1,000,000');

/** Opaque, random, URL-safe. */
export const id = z.string().min(1).max(64);
export const instant = z.iso.datetime();

/** The version a form was loaded with; a save that would overwrite a newer one is refused with 409. */
export const loadedVersion = z.iso.datetime().optional();

/** Text as a reply has it. */
export const readText = z.string().nullable();

/** What an owner's object carries beside its fields. `locked`: over the plan's limit, so read-only. */
export const stamps = {
  created_at: instant,
  updated_at: instant,
  locked: z.literal(true).optional(),
};
