import * as z from '@menuleaf/shared/contracts/schema.ts';

export const thingKinds = ['restaurants', 'menus', 'categories', 'items'] as const;

/** A change of an account's catalogue, recorded in each row that it wrote. */
export const catalogueChange = z.object({
  /** Ids increase with each change of an account. */
  id: z.string(),
  at: z.string(),
  /** The user, unless it was a program. */
  user_id: z.optional(z.string()),
  api_key: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** What it undoes: a change, or a time range. */
  undoes: z.optional(z.string()),
  /** What it is one call of, such as an import. */
  part_of: z.optional(z.string()),
});
export type CatalogueChange = z.infer<typeof catalogueChange>;

const fields = z.record(z.string(), z.unknown());

/** Changes in the contents of a menu or category. */
export const changedList = z.object({
  field: z.enum(['category_ids', 'item_ids']),
  /** With their current positions. */
  added: z.array(z.object({ id: z.string(), at: z.number() })),
  /** With their former positions. */
  removed: z.array(z.object({ id: z.string(), at: z.number() })),
  /** Order of the remaining ones, if it changed. */
  order: z.optional(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
});
export type ChangedList = z.infer<typeof changedList>;

export const changedThing = z.object({
  kind: z.enum(thingKinds),
  id: z.string(),
  name: z.string(),
  /** `restored`: a deleted thing came back. */
  action: z.enum(['added', 'restored', 'changed', 'deleted']),
  /** The changed fields, or all fields of a deleted thing; missing fields were unset. */
  before: fields,
  /** The changed fields, or all of a new thing. */
  after: fields,
  list: z.optional(changedList),
  /** Fields too large to record: they changed, and cannot be undone. */
  too_long: z.optional(z.array(z.string())),
});
export type ChangedThing = z.infer<typeof changedThing>;
