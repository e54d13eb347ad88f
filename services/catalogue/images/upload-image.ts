import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { imageLimit } from '@menuleaf/shared/contracts/fields/image-limit.ts';
import { fileTooLarge, notFound } from '@menuleaf/shared/server/http-error.ts';
import { mustHaveImages } from './item-image.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import type { Handler, Context } from '../context.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { read } from '../owners-view.ts';
import type { UploadsStore } from './uploads-store.ts';

/** Presigns one upload. Throws 403 and 413. */
async function beginUpload(
  { size, type, image_crop }: { type: string; size: number; image_crop?: ImageCrop | undefined },
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

export const uploadImage: Handler<'uploadImage'> = ({ body }, owner, context) =>
  beginUpload(body, owner.accountId, context.uploads, context);

export const uploadLookImage: Handler<'uploadLookImage'> = async (
  { params, body },
  owner,
  context,
) => {
  const restaurants = await context.store.restaurants(owner.accountId);
  if (!restaurants.some(({ id }) => id === params.id)) throw notFound('Restaurant');
  return beginUpload(body, owner.accountId, context.lookUploads[body.slot], context);
};

export const originalImage: Handler<'originalImage'> = async ({ params }, owner, context) => {
  const { catalogue, planType } = await read(owner.accountId, context);
  mustHaveImages(planType);
  const { image, image_crop } = oneOf(catalogue, 'items', params.id);
  const bytes = image === undefined ? undefined : await context.images.readOriginal(image);
  if (!bytes) throw notFound('Image');
  const data_url = `data:image/webp;base64,${bytes.toString('base64')}`;
  return { data_url, ...(image_crop && { image_crop }) };
};
