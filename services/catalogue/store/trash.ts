import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { lookSlots } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { storedRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { firstImageCheck, putImageCheck } from './image-check.ts';
import { imageFields, type ImageSlot } from './image-slot.ts';
import type { Stamp } from './stamp.ts';

/** Seconds a deletion can be undone: the toast shows for ten, with margin for slow connections. */
const lifetime = 600;

/** What an undo needs: its index in each holder, restaurants showing it, and whether it was over the limit. */
const remembered = {
  places: z._default(z.record(z.string(), z.number()), {}),
  shown_by: z._default(z.array(z.string()), []),
  /** For a menu in restaurants' further menus: its index and times, by restaurant. */
  further: z._default(
    z.record(
      z.string(),
      z.object({ at: z.number(), times: storedRestaurant.shape.active_menu_times }),
    ),
    {},
  ),
  was_over: z._default(z.boolean(), false),
};

export const memorySchema = z.object(remembered);
export type Memory = z.infer<typeof memorySchema>;

export const trashSchema = z.object({
  row: z.record(z.string(), z.unknown()),
  expires_at: z.number(),
  ...remembered,
});
export type Trash = z.infer<typeof trashSchema>;

export const trashKey = (kind: Counted, ownerId: string, id: string): Key =>
  rowKey(keys.trash)(ownerId, kind, id);

/**
 * Transaction writes: moves a row to the trash with an expiry, and schedules purging its images. The row records who
 * deleted it.
 */
export function toTrash(
  kind: Counted,
  ownerId: string,
  row: { id: string },
  memory: Memory,
  { now, stamp }: { now: Date; stamp: Stamp | undefined },
): WriteAction[] {
  const key = trashKey(kind, ownerId, row.id);
  const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
  const signed = stamp && { changed_by: stamp };
  const keep = { Put: { Item: { ...key, row, ...memory, ...signed, expires_at } } };
  if (kind !== 'items' && kind !== 'restaurants') return [keep];
  const due_at = new Date(expires_at * 1000).toISOString();
  const check = { owner_id: ownerId, item_id: row.id, due_at, is_last: true };
  // One check for both images of a restaurant: the whole row is purged.
  return [keep, putImageCheck(kind === 'items' ? check : { ...check, slot: 'logo' })];
}

const textOf = z.string();

/**
 * Transaction writes: of concurrent restores, only one succeeds. Schedules image checks again, so that no upload waits
 * forever.
 */
export function outOfTrash(
  kind: Counted,
  ownerId: string,
  id: string,
  { row }: Trash,
  now: Date,
): WriteAction[] {
  const slots: readonly ImageSlot[] = kind === 'items' ? ['image'] : lookSlots;
  const checks = slots.flatMap((slot) => {
    const uploadId = textOf.safeParse(row[imageFields(slot).upload]).data;
    return uploadId === undefined
      ? []
      : [firstImageCheck({ ownerId, itemId: id, uploadId, slot }, now)];
  });
  const Key = trashKey(kind, ownerId, id);
  return [{ Delete: { Key, ConditionExpression: 'attribute_exists(pk)' } }, ...checks];
}
