import { type LookSlot, lookSlots } from '@menuleaf/shared/contracts/catalogue/look.ts';
import { readUploadKey } from '@menuleaf/shared/menu/images.ts';
import { invalidField } from '@menuleaf/shared/server/http/http-error.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import type { Context } from '../context.ts';
import { claim, mustHaveImages } from '../items/item-image.ts';

/** What a look says of its images: the key of an upload, null to take one away, nothing to leave it. */
export type LookImages = Partial<Record<`${LookSlot}_key`, string | null | undefined>>;

/** Refuses 403 what the plan does not have, and 422 what is no upload of this owner for this place. */
export async function checkLookImages(
  given: LookImages,
  { ownerId, id, planType }: { ownerId: string; id: string; planType: PlanType },
  { lookUploads, clock }: Context,
) {
  for (const slot of lookSlots) {
    const field = `${slot}_key` as const;
    const key = given[field];
    if (typeof key !== 'string') continue;
    mustHaveImages(planType);
    const upload = readUploadKey(key);
    const isOwn = upload?.ownerId === ownerId;
    const stored = isOwn && (await lookUploads[slot].read(ownerId, upload.uploadId, clock()));
    const isFree = stored && (stored.item_id === undefined || stored.item_id === id);
    if (!isFree || stored.slot !== slot) throw invalidField(field, 'This is no upload of yours');
  }
}

/** Sends the images of a look on their way, and takes away what is to go. Returns whether there was any. */
export async function placeLookImages(
  given: LookImages,
  { ownerId, id }: { ownerId: string; id: string },
  { lookUploads, images, clock }: Context,
): Promise<boolean> {
  for (const slot of lookSlots) {
    const key = given[`${slot}_key`];
    const uploads = lookUploads[slot];
    const uploadId = key ? readUploadKey(key)?.uploadId : undefined;
    if (uploadId !== undefined) await claim(ownerId, id, uploadId, { uploads, images, clock });
    const removed = key === null ? await uploads.clear(ownerId, id) : undefined;
    if (removed !== undefined) await images.removeImage(removed);
  }
  return lookSlots.some((slot) => given[`${slot}_key`] !== undefined);
}
