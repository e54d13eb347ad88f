import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Characters that are never text and break JSON-LD, mails and terminals: C0 controls except tab and line breaks. */
// oxlint-disable-next-line no-control-regex -- refusing control characters is what this is for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Not allowed in names: line breaks and the controls of ISO 8859 (C1). */
// oxlint-disable-next-line no-control-regex -- as above
const breaks = /[\t\n\r\u0080-\u009F\u2028\u2029]/;

/** Bidi controls that also reverse the surrounding text and disguise a name (Trojan Source, CVE-2021-42574). */
const directions = /[\u202A-\u202E\u2066-\u2069]/;

/** Only invisible characters, or the blank Braille pattern. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Multi-line text. */
export const writtenText = (limit: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(limit, `Must be at most ${limit} characters`),
    z.refine((value) => !controls.test(value), 'Must not contain control characters'),
  );

/** Single-line text, such as a name: visible, and without bidi overrides. */
export const writtenLine = (limit: number) =>
  writtenText(limit).check(
    z.refine((value) => !breaks.test(value), 'Must be one line'),
    z.refine((value) => !directions.test(value), 'Must not change the direction of text'),
    z.refine((value) => !invisible.test(value), 'Must contain characters that can be seen'),
  );
