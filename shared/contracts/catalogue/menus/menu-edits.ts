import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id } from '../../fields/reply-fields.ts';
import { categoryCreate, categoryUpdate } from '../category-fields.ts';
import { itemUpdate } from '../items/item-update.ts';
import { itemImport } from '../items/new-item.ts';

/** As many as an owner makes in one go; the changes must still fit in one transaction. */
export const editsLimit = 200;

const notAnId = 'Must be an id, or new: and a name that an edit before it gave';

/** Client-side name of a created thing, for later edits of the same call. */
const ref = z
  .string()
  .check(z.regex(/^new:[\w-]{1,64}$/, 'Must be new: and up to 64 letters or digits'));

/** An existing thing, or one created by an earlier edit. */
const idOrRef = z.string().check(z.regex(/^(new:)?[\w-]{1,64}$/, notAnId));

/** Insert before this one; at the end if absent. */
const before = z.nullish(idOrRef);

const categoryEdits = [
  z.object({
    do: z.literal('add_category'),
    ref,
    before,
    ...z.pick(categoryCreate, { name: true, description: true, note: true }).shape,
  }),
  z.object({
    do: z.literal('update_category'),
    category: idOrRef,
    ...z.omit(categoryUpdate, { sort_order: true }).shape,
  }),
  /** Also adds it to the menu if missing. */
  z.object({ do: z.literal('move_category'), category: idOrRef, before }),
  /** From this menu only: the category stays. */
  z.object({ do: z.literal('remove_category'), category: idOrRef }),
  /** Keeps its items; can be restored for a while. */
  z.object({ do: z.literal('delete_category'), category: idOrRef }),
  /** Undoes a deletion, including its positions. */
  z.object({ do: z.literal('restore_category'), category: idOrRef }),
] as const;

const itemEdits = [
  z.object({
    do: z.literal('add_item'),
    ref,
    category: idOrRef,
    before,
    ...z.omit(itemImport, { category_ids: true, sort_order: true }).shape,
  }),
  z.object({
    do: z.literal('update_item'),
    item: idOrRef,
    ...z.omit(itemUpdate, {
      image: true,
      image_key: true,
      image_crop: true,
      remove_image: true,
      sort_order: true,
    }).shape,
  }),
  /** Also adds it to the category if missing. */
  z.object({ do: z.literal('place_item'), item: idOrRef, category: idOrRef, before }),
  z.object({ do: z.literal('take_out_item'), item: idOrRef, category: idOrRef }),
  /** Everywhere; can be restored for a while. */
  z.object({ do: z.literal('delete_item'), item: idOrRef }),
  z.object({ do: z.literal('restore_item'), item: idOrRef }),
] as const;

const menuEdit = z.discriminatedUnion('do', [...categoryEdits, ...itemEdits]);

export type MenuEdit = z.infer<typeof menuEdit>;
export type NewMenuEdit = z.input<typeof menuEdit>;
export type EditOf<Do extends MenuEdit['do']> = Extract<MenuEdit, { do: Do }>;

/** Names of the things a call creates, in order. */
export const refsOf = (edits: readonly MenuEdit[]): string[] =>
  edits.flatMap((edit) => ('ref' in edit ? [edit.ref] : []));

const areUnlike = (refs: readonly string[]) => new Set(refs).size === refs.length;

export const menuEdits = z.object({
  edits: z.array(menuEdit).check(
    z.minLength(1),
    z.maxLength(editsLimit),
    z.refine((edits) => areUnlike(refsOf(edits)), 'Must give each new thing a name of its own'),
  ),
});

/** Ids of created things, by the names from the edits. */
export const createdIds = z.array(z.object({ ref: z.string(), id }));
