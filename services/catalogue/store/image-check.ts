import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { type ImageSlot, lookSlot } from './image-slot.ts';

/**
 * Milliseconds until a pending image is retried, and from then until the item gives up: by then AWS has stopped
 * retrying. The schedule adds up to a minute to each, so within eight minutes of the upload an item has its image or an
 * error.
 */
const untilRetryMs = 3 * 60_000;
const untilEndMs = 3 * 60_000;

/** Without an upload: the item was deleted, and its image is purged when the undo window ends. */
export const imageCheckSchema = z.object({
  owner_id: z.string(),
  item_id: z.string(),
  due_at: z.iso.datetime(),
  upload_id: z.optional(z.string()),
  /** Absent for an item; else `item_id` is a restaurant's. */
  slot: z.optional(lookSlot),
  is_last: z._default(z.boolean(), false),
});
export type ImageCheck = z.infer<typeof imageCheckSchema>;

export const imageCheckKey = ({ due_at, owner_id, item_id, upload_id }: ImageCheck): Key =>
  rowKey(keys.imageCheck)(due_at, owner_id, item_id, upload_id);

/** Transaction write. */
export const putImageCheck = (check: ImageCheck): WriteAction => ({
  Put: { Item: { ...imageCheckKey(check), ...check } },
});

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

type Waiting = { ownerId: string; itemId: string; uploadId: string; slot: ImageSlot };

/** For an item or restaurant that starts to wait for an upload. */
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
