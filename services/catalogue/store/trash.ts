import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { storedRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { putImageCheck } from './image-check.ts';

/** Seconds in which a deletion can be undone: the toast shows for ten, a slow line may need more. */
const lifetime = 600;

/** What an undo has to know: its place in each holder, which restaurants showed it, and whether it was over the limit. */
const memory = {
  places: z._default(z.record(z.string(), z.number()), {}),
  shown_by: z._default(z.array(z.string()), []),
  /** Of a menu that restaurants showed beside their active one: its place and its times, by restaurant. */
  further: z._default(
    z.record(
      z.string(),
      z.object({ at: z.number(), times: storedRestaurant.shape.active_menu_times }),
    ),
    {},
  ),
  was_over: z._default(z.boolean(), false),
};

export const trashSchema = z.object({
  row: z.record(z.string(), z.unknown()),
  expires_at: z.number(),
  ...memory,
});
export type Trash = z.infer<typeof trashSchema>;
export type Memory = Pick<Trash, 'places' | 'shown_by' | 'further' | 'was_over'>;

export const trashKey = (kind: Counted, ownerId: string, id: string): Key => ({
  pk: keys.trash.pk(ownerId),
  sk: keys.trash.sk(kind, id),
});

/** Parts of a transaction: keeps what is being deleted for a while, and its images no longer than that. */
export function toTrash(
  kind: Counted,
  ownerId: string,
  row: { id: string },
  remembered: Memory,
  now: Date,
): WriteAction[] {
  const key = trashKey(kind, ownerId, row.id);
  const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
  const keep = { Put: { Item: { ...key, row, ...remembered, expires_at } } };
  if (kind !== 'items' && kind !== 'restaurants') return [keep];
  const due_at = new Date(expires_at * 1000).toISOString();
  const check = { owner_id: ownerId, item_id: row.id, due_at, is_last: true };
  // One for both images of a restaurant: it is the whole row that is forgotten.
  return [keep, putImageCheck(kind === 'items' ? check : { ...check, slot: 'logo' })];
}

/** Part of a transaction: of several that bring it back, one does. */
export const outOfTrash = (kind: Counted, ownerId: string, id: string): WriteAction => ({
  Delete: { Key: trashKey(kind, ownerId, id), ConditionExpression: 'attribute_exists(pk)' },
});
