import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Opaque, random, URL-safe. */
export const idPattern = /^[\w-]{1,64}$/;
export const id = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(idPattern, 'Is not a valid id'));
export const instant = z.iso.datetime();

/** Text in a reply. */
export const readText = z.nullable(z.string());

/** What anything is called. */
export const named = { id, name: z.string(), description: readText };

/** Common fields of an owner's objects. `locked`: over the plan's limit, so read-only. */
export const stamps = {
  created_at: instant,
  updated_at: instant,
  locked: z.optional(z.literal(true)),
};
