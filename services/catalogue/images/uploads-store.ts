import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import {
  failedConditions,
  unlessRefused,
  wasMade,
} from '@menuleaf/shared/server/table/conditions.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import {
  type ImageCrop,
  imageCropSchema,
} from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import * as z from 'zod/mini';
import { firstImageCheck } from '../store/image-check.ts';
import { holderKey, holderOf, imageFields, type ImageSlot, lookSlot } from '../store/image-slot.ts';

/** An upload and its outcome. Item (or restaurant) and outcome arrive in either order; the second joins them. */
const uploadSchema = z.object({
  /** What it is for. */
  item_id: z.optional(z.string()),
  /** Absent for an item's image. */
  slot: z.optional(lookSlot),
  outcome: z.optional(z.enum(['ready', 'refused'])),
  problem: z.optional(z.string()),
  /** The part to show; centered by default. */
  crop: z.optional(imageCropSchema),
  /** Dominant color; an image without one has no AVIF. */
  color: z.optional(z.string()),
  expires_at: z.number(),
});
export type Upload = z.infer<typeof uploadSchema>;
/** What an item's row takes from its upload. */
export type Outcome = Pick<Upload, 'item_id' | 'outcome' | 'problem' | 'crop' | 'color'>;

/** Seconds; matches the bucket's upload expiry. */
const lifetime = 86_400;
const endOf = (now: Date) => Math.floor(now.getTime() / 1000) + lifetime;

const uploadKey = rowKey(keys.upload);

const row = z.optional(z.record(z.string(), z.unknown()));
const name = z.optional(z.string());

/** A row's field, if present; throws unless it is a string. */
const textIn = (found: unknown, field: string) => name.parse(row.parse(found)?.[field]);

/** Transaction write: sets the pending upload if the row exists. */
const waiting = (slot: ImageSlot, ownerId: string, id: string, uploadId: string): WriteAction => {
  const { upload, error } = imageFields(slot);
  return {
    Update: {
      Key: holderKey(slot, ownerId, id),
      ...setting({ [upload]: uploadId, [error]: undefined }),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
};

/** A row's image fields once its upload has ended; undefined removes one. */
export function outcomeFields(slot: ImageSlot, uploadId: string, ended: Outcome) {
  const { outcome, problem, crop, color } = ended;
  const fields = imageFields(slot);
  if (outcome !== 'ready') return { [fields.error]: problem ?? '', [fields.upload]: undefined };
  return {
    [fields.image]: uploadId,
    [fields.crop]: crop,
    [fields.color]: color,
    [fields.upload]: undefined,
    [fields.error]: undefined,
  };
}

const isThere = ({ expires_at }: Upload, now: Date) => expires_at > now.getTime() / 1000;

/** Tracks uploads and joins them to items or a restaurant's look. */
export function uploadsStore(table: Table, slot: ImageSlot = 'image') {
  const fields = imageFields(slot);
  const itemKey = (ownerId: string, itemId: string) => holderKey(slot, ownerId, itemId);
  const gone = () => notFound(holderOf(slot).noun);
  const mark = slot === 'image' ? {} : { slot };
  return {
    /** A started upload, maybe expired; closing an account deletes its uploads. */
    async begun(ownerId: string, uploadId: string): Promise<Upload | undefined> {
      const stored = await table.get(uploadKey(ownerId, uploadId));
      return stored && uploadSchema.parse(stored);
    },

    /** Registers an upload; fails if the account is closed. Unregistered uploads are discarded. */
    async begin(ownerId: string, uploadId: string, now: Date, crop?: ImageCrop) {
      const expires_at = endOf(now);
      const Item = { ...uploadKey(ownerId, uploadId), ...mark, crop, expires_at };
      await table.transact([{ Put: { Item } }, mustBeOpen(ownerId)]);
    },

    /**
     * Registers an upload and marks the item as waiting for it. Throws 404 if the item was deleted meanwhile; fails if
     * the account is closed.
     */
    async beginFor(
      ownerId: string,
      itemId: string,
      { uploadId, crop }: { uploadId: string; crop: ImageCrop | undefined },
      now: Date,
    ) {
      const expires_at = endOf(now);
      const Item = { ...uploadKey(ownerId, uploadId), ...mark, item_id: itemId, crop, expires_at };
      try {
        await table.transact([
          waiting(slot, ownerId, itemId, uploadId),
          firstImageCheck({ ownerId, itemId, uploadId, slot }, now),
          { Put: { Item } },
          mustBeOpen(ownerId),
        ]);
      } catch (error) {
        if (failedConditions(error)?.includes(0)) throw gone();
        throw error;
      }
    },

    /** Undefined if missing or expired. */
    async read(ownerId: string, uploadId: string, now: Date): Promise<Upload | undefined> {
      const stored = await table.get(uploadKey(ownerId, uploadId));
      const upload = stored && uploadSchema.parse(stored);
      return upload && isThere(upload, now) ? upload : undefined;
    },

    /** Like `read`, for several ids. */
    async readAll(
      ownerId: string,
      ids: readonly string[],
      now: Date,
    ): Promise<Map<string, Upload>> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await table.getSeveral(wanted.map((id) => uploadKey(ownerId, id)));
      return new Map(
        wanted.flatMap((id, at) => {
          const upload = rows[at] && uploadSchema.parse(rows[at]);
          return upload && isThere(upload, now) ? [[id, upload] as const] : [];
        }),
      );
    },

    /** Transaction write: claims the upload for this item, if its outcome has not changed since it was read. */
    claiming(
      ownerId: string,
      uploadId: string,
      itemId: string,
      read: Upload,
      now: Date,
    ): WriteAction {
      const { outcome } = read;
      const isAsRead =
        outcome === undefined ? 'attribute_not_exists(outcome)' : 'outcome = :outcome';
      return {
        Update: {
          Key: uploadKey(ownerId, uploadId),
          ...setting(
            { item_id: itemId, expires_at: endOf(now) },
            outcome === undefined ? {} : { ':outcome': outcome },
          ),
          ConditionExpression: `attribute_exists(pk) AND (attribute_not_exists(item_id) OR item_id = :item_id) AND ${isAsRead}`,
        },
      };
    },

    /** Records the outcome; undefined if the upload has expired. */
    async recordOutcome(
      ownerId: string,
      uploadId: string,
      outcome: { outcome: 'ready'; color: string } | { outcome: 'refused'; problem: string },
      now: Date,
    ): Promise<Upload | undefined> {
      const saved = await unlessRefused(
        table.update(uploadKey(ownerId, uploadId), {
          ...setting({ ...outcome, expires_at: endOf(now) }),
          ConditionExpression: 'attribute_exists(pk)',
        }),
      );
      return saved && uploadSchema.parse(saved);
    },

    /**
     * Sets an item's image, or the error, if it still waits for this upload. Returns whether it did. The image before
     * is removed by the event of the change, once the pages show this one.
     */
    async apply(ownerId: string, uploadId: string, upload: Outcome): Promise<boolean> {
      const { item_id, outcome } = upload;
      if (item_id === undefined || outcome === undefined) return false;
      return wasMade(
        table.update(itemKey(ownerId, item_id), {
          ...setting(outcomeFields(slot, uploadId, upload), { ':upload': uploadId }),
          ConditionExpression: `${fields.upload} = :upload`,
        }),
      );
    },

    async isAwaited(ownerId: string, itemId: string, uploadId: string) {
      return textIn(await table.get(itemKey(ownerId, itemId)), fields.upload) === uploadId;
    },
  };
}

export type UploadsStore = ReturnType<typeof uploadsStore>;
