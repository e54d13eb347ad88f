import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import type { ImageFile } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import { invalidField, HttpError } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { formatOf, imageProblem, wrongType } from './image-rules.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import type { Context } from '../context.ts';
import type { UploadsStore } from './uploads-store.ts';

/** Throws 403 if the plan has no images. */
export function mustHaveImages(planType: PlanType) {
  if (plans[planType].images) return;
  throw new HttpError(403, 'Images are part of the Pro plan. Upgrade to Pro to add them.', {
    code: 'plan_feature',
  });
}

/** Validates a file before anything is stored. Throws 403, 415 and 422. */
export async function checkImage(image: ImageFile | undefined, planType: PlanType) {
  if (!image) return;
  mustHaveImages(planType);
  const problem = imageProblem(Buffer.from(await image.arrayBuffer()));
  if (problem === wrongType) throw new HttpError(415, problem);
  if (problem !== undefined) throw invalidField('image', problem);
}

/** Attaches an image that was made while its item was deleted. */
export async function rejoinImage(
  ownerId: string,
  itemId: string,
  uploadId: string,
  { uploads, clock }: { uploads: Pick<UploadsStore, 'apply' | 'read'>; clock: () => Date },
) {
  const upload = await uploads.read(ownerId, uploadId, clock());
  if (upload) await uploads.apply(ownerId, uploadId, { ...upload, item_id: itemId });
}

/** Attaches the images of restored items that were made meanwhile. Returns whether there was any that one waits for. */
export async function rejoinImages(
  ownerId: string,
  ids: readonly string[],
  { items }: Pick<OwnersCatalogue, 'items'>,
  context: Parameters<typeof rejoinImage>[3],
): Promise<boolean> {
  const back = new Set(ids);
  let isAny = false;
  for (const { id, image_upload } of items) {
    if (image_upload === undefined || !back.has(id)) continue;
    await rejoinImage(ownerId, id, image_upload, context);
    isAny = true;
  }
  return isAny;
}

/** Uploads a file for a stored item. Returns the item's new image fields. */
export async function sendImage(
  { image, crop }: { image: ImageFile; crop: ImageCrop | undefined },
  { ownerId, itemId }: { ownerId: string; itemId: string },
  context: Context,
) {
  const uploadId = context.newId();
  await context.uploads.beginFor(ownerId, itemId, { uploadId, crop }, context.clock());
  const bytes = new Uint8Array(await image.arrayBuffer());
  // From the validated bytes: the browser's type is not trusted.
  const type = `image/${formatOf(Buffer.from(bytes)) ?? 'unknown'}`;
  await context.images.putUpload(uploadKey(ownerId, uploadId), bytes, type);
  return { image_upload: uploadId, image_error: undefined };
}
