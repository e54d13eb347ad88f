import { imageLimit } from '@menuleaf/shared/http/image-limit.ts';
import { fileTooLarge } from '@menuleaf/shared/http/refusal.ts';
import { mustHaveImages } from './item-image.ts';
import { uploadKey } from './images-store.ts';
import type { CatalogueVerb } from './tools.ts';

export const uploadImage: CatalogueVerb<'uploadImage'> = async (
  { body },
  owner,
  { store, images, uploads, clock, newId },
) => {
  if (body.size > imageLimit) throw fileTooLarge();
  const plan = await store.entitlement(owner.userId, clock());
  mustHaveImages(plan.planType);
  const uploadId = newId();
  const image_key = uploadKey(owner.userId, uploadId);
  await uploads.issue(owner.userId, uploadId, clock());
  const { url, fields } = await images.presign(image_key, body.type);
  return { url, fields, image_key };
};
