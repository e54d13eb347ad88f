import { imageLimit } from '@menuleaf/shared/http/image-limit.ts';
import { fileTooLarge } from '@menuleaf/shared/http/refusal.ts';
import { mustHaveImages } from './item-image.ts';
import { uploadKey } from './images-store.ts';
import type { CatalogueVerb } from './tools.ts';

export const uploadImage: CatalogueVerb<'uploadImage'> = async (
  { body },
  owner,
  { store, uploads, images, clock, newId },
) => {
  if (body.size > imageLimit) throw fileTooLarge();
  const now = clock();
  const plan = await store.entitlement(owner.userId, now);
  mustHaveImages(plan.planType);
  const uploadId = newId();
  await uploads.begin(owner.userId, uploadId, now);
  const image_key = uploadKey(owner.userId, uploadId);
  const { url, fields } = await images.presign(image_key, body.type);
  return { url, fields, image_key };
};
