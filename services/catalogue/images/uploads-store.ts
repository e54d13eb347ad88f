import { notFound } from '@menuleaf/shared/server/http/http-error.ts';
import { mustBeOpen } from '@menuleaf/shared/server/table/closed-account.ts';
import { failedConditions, isConditionFailed } from '@menuleaf/shared/server/table/conditions.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import {
  type ImageCrop,
  imageCropSchema,
} from '@menuleaf/shared/contracts/catalogue/image-crop.ts';
import * as z from 'zod/mini';
import { firstImageCheck } from './image-check.ts';
import { holderKey, holderOf, imageFields, type ImageSlot, lookSlot } from './image-slot.ts';

/** An upload and what became of it. Item, or restaurant, and outcome come in either order; whoever is second joins them. */
const uploadSchema = z.object({
  /** What it is for. */
  item_id: z.optional(z.string()),
  /** Absent: the image of an item. */
  slot: z.optional(lookSlot),
  outcome: z.optional(z.enum(['ready', 'refused'])),
  problem: z.optional(z.string()),
  /** The part that is to be shown; the middle where the owner chose none. */
  crop: z.optional(imageCropSchema),
  /** Of what was made; an image without one has no AVIF. */
  color: z.optional(z.string()),
  expires_at: z.number(),
});
export type Upload = z.infer<typeof uploadSchema>;
/** What an upload tells of itself to its item. */
export type Outcome = Pick<Upload, 'item_id' | 'outcome' | 'problem' | 'crop' | 'color'>;

/** Seconds; as long as the bucket keeps an upload. */
const lifetime = 86_400;

const uploadKey = (ownerId: string, uploadId: string) => ({
  pk: keys.upload.pk(ownerId),
  sk: keys.upload.sk(uploadId),
});

const row = z.optional(z.record(z.string(), z.unknown()));
const name = z.optional(z.string());

/** What a row says in one of its fields, if that is a text. */
const textIn = (found: unknown, field: string) => name.parse(row.parse(found)?.[field]);

/** Part of a transaction: what has the image is there, and waits for the upload. */
const waiting = (slot: ImageSlot, ownerId: string, id: string, uploadId: string): WriteAction => {
  const { upload, error } = imageFields(slot);
  return {
    Update: {
      Key: holderKey(slot, ownerId, id),
      UpdateExpression: `SET ${upload} = :upload REMOVE ${error}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':upload': uploadId },
    },
  };
};

/** What a row says once the upload that it waited for is over. */
function withOutcome(slot: ImageSlot, uploadId: string, ended: Outcome) {
  const { outcome, problem, crop, color } = ended;
  const fields = imageFields(slot);
  if (outcome !== 'ready') {
    return {
      UpdateExpression: `SET ${fields.error} = :problem REMOVE ${fields.upload}`,
      ExpressionAttributeValues: { ':upload': uploadId, ':problem': problem ?? '' },
    };
  }
  const facts = Object.entries({ [fields.crop]: crop, [fields.color]: color });
  const known = facts.filter(([, value]) => value !== undefined);
  const unknown = facts.filter(([, value]) => value === undefined);
  const set = [`${fields.image} = :upload`, ...known.map(([field]) => `${field} = :${field}`)];
  return {
    UpdateExpression: `SET ${set.join()} REMOVE ${[fields.upload, fields.error, ...unknown.map(([field]) => field)].join()}`,
    ExpressionAttributeValues: {
      ':upload': uploadId,
      ...Object.fromEntries(known.map(([field, value]) => [`:${field}`, value])),
    },
  };
}

/** How images come to their items, or to the place that they have in the look of a restaurant. */
export function uploadsStore(table: Table, slot: ImageSlot = 'image') {
  const fields = imageFields(slot);
  const itemKey = (ownerId: string, itemId: string) => holderKey(slot, ownerId, itemId);
  const gone = () => notFound(holderOf(slot).noun);
  const mark = slot === 'image' ? {} : { slot };
  const change = async (
    ownerId: string,
    uploadId: string,
    changed: Partial<Upload>,
    now: Date,
    condition = 'attribute_exists(pk)',
  ) => {
    const values = { ...changed, expires_at: Math.floor(now.getTime() / 1000) + lifetime };
    const names = Object.keys(values);
    return uploadSchema.parse(
      await table.update(uploadKey(ownerId, uploadId), {
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: `attribute_exists(pk) AND (${condition})`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [`:${name}`, value]),
        ),
      }),
    );
  };

  return {
    /** An upload that was begun and is not over; those of a closed account are gone with it. */
    async begun(ownerId: string, uploadId: string): Promise<Upload | undefined> {
      const stored = await table.get(uploadKey(ownerId, uploadId));
      return stored && uploadSchema.parse(stored);
    },

    /** Makes room for an upload, unless the account is closed: what was never begun is nobody's upload. */
    async begin(ownerId: string, uploadId: string, now: Date, crop?: ImageCrop) {
      const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
      const Item = { ...uploadKey(ownerId, uploadId), ...mark, crop, expires_at };
      await table.transact([{ Put: { Item } }, mustBeOpen(ownerId)]);
    },

    /**
     * The same for the image of an item that waits for it from now on. Refuses 404 if the item was deleted meanwhile; fails
     * where the account is closed.
     */
    async beginFor(
      ownerId: string,
      itemId: string,
      { uploadId, crop }: { uploadId: string; crop: ImageCrop | undefined },
      now: Date,
    ) {
      const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
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

    /** Undefined where there is none, or none any more. */
    async read(ownerId: string, uploadId: string, now: Date): Promise<Upload | undefined> {
      const stored = await table.get(uploadKey(ownerId, uploadId));
      const upload = stored && uploadSchema.parse(stored);
      return upload && upload.expires_at > now.getTime() / 1000 ? upload : undefined;
    },

    /** Notes for which item an upload is; undefined where it is another one's already, or over. */
    async claim(ownerId: string, uploadId: string, itemId: string, now: Date) {
      const isFree = 'attribute_not_exists(#item_id) OR #item_id = :item_id';
      try {
        return await change(ownerId, uploadId, { item_id: itemId }, now, isFree);
      } catch (error) {
        if (isConditionFailed(error)) return undefined;
        throw error;
      }
    },

    /** Notes what became of it; undefined if it is over meanwhile. */
    async recordOutcome(
      ownerId: string,
      uploadId: string,
      outcome: { outcome: 'ready'; color: string } | { outcome: 'refused'; problem: string },
      now: Date,
    ): Promise<Upload | undefined> {
      try {
        return await change(ownerId, uploadId, outcome, now);
      } catch (error) {
        if (isConditionFailed(error)) return undefined;
        throw error;
      }
    },

    /**
     * Gives an item the image of an upload that it still waits for, or the reason why there is none.
     * Returns the image that it had before, if that is to be removed; `gone` if nobody waits for it any more.
     */
    async apply(ownerId: string, uploadId: string, upload: Outcome) {
      const { item_id, outcome } = upload;
      if (item_id === undefined || outcome === undefined) return undefined;
      try {
        const before = await table.update(itemKey(ownerId, item_id), {
          ...withOutcome(slot, uploadId, upload),
          ConditionExpression: `${fields.upload} = :upload`,
          ReturnValues: 'ALL_OLD',
        });
        const image = textIn(before, fields.image);
        return outcome === 'ready' && image !== uploadId ? image : undefined;
      } catch (error) {
        if (isConditionFailed(error)) return 'gone' as const;
        throw error;
      }
    },

    /** Makes an item wait for an upload, and not for ever. Refuses 404 if it was deleted meanwhile. */
    async await(ownerId: string, itemId: string, uploadId: string, now: Date) {
      try {
        await table.transact([
          waiting(slot, ownerId, itemId, uploadId),
          firstImageCheck({ ownerId, itemId, uploadId, slot }, now),
        ]);
      } catch (error) {
        if (failedConditions(error)) throw gone();
        throw error;
      }
    },

    async isAwaited(ownerId: string, itemId: string, uploadId: string) {
      return textIn(await table.get(itemKey(ownerId, itemId)), fields.upload) === uploadId;
    },

    /** The item keeps what it has, unless it waits for another upload by now. */
    async waitNoMore(ownerId: string, itemId: string, uploadId: string) {
      try {
        await table.update(itemKey(ownerId, itemId), {
          UpdateExpression: `REMOVE ${fields.upload}`,
          ConditionExpression: `${fields.upload} = :upload`,
          ExpressionAttributeValues: { ':upload': uploadId },
        });
      } catch (error) {
        if (!isConditionFailed(error)) throw error;
      }
    },

    /** Takes an item's image away, and answers it. Refuses 404 if the item was deleted meanwhile. */
    async clear(ownerId: string, itemId: string) {
      try {
        const before = await table.update(itemKey(ownerId, itemId), {
          UpdateExpression: `REMOVE ${Object.values(fields).join()}`,
          ConditionExpression: 'attribute_exists(pk)',
          ReturnValues: 'ALL_OLD',
        });
        return textIn(before, fields.image);
      } catch (error) {
        if (isConditionFailed(error)) throw gone();
        throw error;
      }
    },
  };
}

export type UploadsStore = ReturnType<typeof uploadsStore>;
