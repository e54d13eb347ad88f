import { imageLimit } from '@menuleaf/shared/contracts/image-limit.ts';
import { fileTooLarge } from '@menuleaf/shared/server/http/http-error.ts';
import { mustHaveImages } from '../items/item-image.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import type { CatalogueHandler } from '../context.ts';

export const uploadImage: CatalogueHandler<'uploadImage'> = async (
  { body },
  owner,
  { store, uploads, images, clock, newId },
) => {
  if (body.size > imageLimit) throw fileTooLarge();
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  mustHaveImages(plan.planType);
  const uploadId = newId();
  await uploads.begin(owner.userId, uploadId, now, body.image_crop);
  const image_key = uploadKey(owner.userId, uploadId);
  const { url, fields } = await images.presign(image_key, body.type);
  return { url, fields, image_key };
};
