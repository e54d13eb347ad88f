import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { imageLimit } from '@menuleaf/shared/contracts/fields/image-limit.ts';
import { fileTooLarge } from '@menuleaf/shared/server/http-error.ts';
import { mustHaveImages } from './item-image.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import type { CatalogueHandler, Context } from '../context.ts';
import type { UploadsStore } from './uploads-store.ts';

type Sent = { type: string; size: number; image_crop?: ImageCrop | undefined };

/** Presigns one upload. Throws 403 and 413. */
export async function beginUpload(
  { size, type, image_crop }: Sent,
  ownerId: string,
  uploads: UploadsStore,
  { store, images, clock, newId }: Context,
) {
  if (size > imageLimit) throw fileTooLarge();
  const now = clock();
  const plan = await store.entitlement(ownerId, now);
  mustHaveImages(plan.planType);
  const uploadId = newId();
  await uploads.begin(ownerId, uploadId, now, image_crop);
  const image_key = uploadKey(ownerId, uploadId);
  const { url, fields } = await images.presign(image_key, type);
  return { url, fields, image_key };
}

export const uploadImage: CatalogueHandler<'uploadImage'> = ({ body }, owner, context) =>
  beginUpload(body, owner.accountId, context.uploads, context);
