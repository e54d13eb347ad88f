import * as z from '@menuleaf/shared/contracts/schema.ts';

export const thingKinds = ['restaurants', 'menus', 'categories', 'items'] as const;

/** One change of an account's catalogue, as each row that it wrote says so. */
export const madeChange = z.object({
  /** Of all changes of an account a later one has a greater id. */
  id: z.string(),
  at: z.string(),
  /** The person, where it was no program. */
  user_id: z.optional(z.string()),
  api_key: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** What it takes back: a change, or all of a time. */
  undoes: z.optional(z.string()),
});
export type MadeChange = z.infer<typeof madeChange>;

const fields = z.record(z.string(), z.unknown());

/** What became of what a menu or a category holds. */
export const changedList = z.object({
  field: z.enum(['category_ids', 'item_ids']),
  /** With the place that each has now. */
  added: z.array(z.object({ id: z.string(), at: z.number() })),
  /** With the place that each had. */
  removed: z.array(z.object({ id: z.string(), at: z.number() })),
  /** Of those that stayed, where they stand in another order. */
  order: z.optional(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
});
export type ChangedList = z.infer<typeof changedList>;

/** What a change made of one thing. */
export const changedThing = z.object({
  kind: z.enum(thingKinds),
  id: z.string(),
  name: z.string(),
  /** `restored` was there before, and came back. */
  action: z.enum(['added', 'restored', 'changed', 'deleted']),
  /** The fields that changed, or all of what is gone; a field that is not named was not there. */
  before: fields,
  /** The fields that changed, or all of what is new. */
  after: fields,
  list: z.optional(changedList),
  /** It was too much to be kept: what is named changed, and cannot be taken back. */
  too_long: z.optional(z.array(z.string())),
});
export type ChangedThing = z.infer<typeof changedThing>;
