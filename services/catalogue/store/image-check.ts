import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { type ImageSlot, lookSlot } from './image-slot.ts';

/**
 * Milliseconds after which an image that an item still waits for is sent to the image maker once more, and after which
 * the item waits no longer: AWS has given up by then what failed. The schedule adds a minute to each, so that eight
 * minutes after it was sent, at the latest, an item has its image or says why not.
 */
const untilRetryMs = 3 * 60_000;
const untilEndMs = 3 * 60_000;

/** Without an upload: the item was deleted, and its image is to go once that cannot be undone any more. */
export const imageCheckSchema = z.object({
  owner_id: z.string(),
  item_id: z.string(),
  due_at: z.iso.datetime(),
  upload_id: z.optional(z.string()),
  /** Absent: of an item; else `item_id` is a restaurant’s. */
  slot: z.optional(lookSlot),
  is_last: z._default(z.boolean(), false),
});
export type ImageCheck = z.infer<typeof imageCheckSchema>;

export const imageCheckKey = ({ due_at, owner_id, item_id, upload_id }: ImageCheck): Key => ({
  pk: keys.imageCheck.pk(),
  sk: keys.imageCheck.sk(due_at, owner_id, item_id, upload_id),
});

/** Part of a transaction. */
export const putImageCheck = (check: ImageCheck): WriteAction => ({
  Put: { Item: { ...imageCheckKey(check), ...check } },
});

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

type Waiting = { ownerId: string; itemId: string; uploadId: string; slot: ImageSlot };

/** For an item, or a restaurant, that begins to wait for an upload. */
export const firstImageCheck = (
  { ownerId, itemId, uploadId, slot }: Waiting,
  now: Date,
): WriteAction =>
  putImageCheck({
    owner_id: ownerId,
    item_id: itemId,
    upload_id: uploadId,
    ...(slot !== 'image' && { slot }),
    due_at: later(now, untilRetryMs),
    is_last: false,
  });

export const lastImageCheck = (first: ImageCheck, now: Date): ImageCheck => ({
  ...first,
  due_at: later(now, untilEndMs),
  is_last: true,
});
