import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Characters that are never text and that break JSON-LD, mails and terminals: C0 controls but tab and line breaks. */
// oxlint-disable-next-line no-control-regex -- refusing control characters is what this is for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** What has no place in a name: a break of the line, and the controls of ISO 8859 (C1). */
// oxlint-disable-next-line no-control-regex -- as above
const breaks = /[\t\n\r\u0080-\u009F\u2028\u2029]/;

/** These turn the text around them too, so that a name reads as another one (Trojan Source, CVE-2021-42574). */
const directions = /[\u202A-\u202E\u2066-\u2069]/;

/** Nothing but characters that draw nothing, and the empty pattern of Braille. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Text of several lines. */
export const writtenText = (limit: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(limit, `Must be at most ${limit} characters`),
    z.refine((value) => !controls.test(value), 'Must not contain control characters'),
  );

/** Text of one line, such as a name: what is there can be seen, and stays within itself. */
export const writtenLine = (limit: number) =>
  writtenText(limit).check(
    z.refine((value) => !breaks.test(value), 'Must be one line'),
    z.refine((value) => !directions.test(value), 'Must not change the direction of text'),
    z.refine((value) => !invisible.test(value), 'Must contain characters that can be seen'),
  );
