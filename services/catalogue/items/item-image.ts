import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/image-crop.ts';
import type { ImageFile } from '@menuleaf/shared/contracts/catalogue/item-fields.ts';
import { invalidField, HttpError } from '@menuleaf/shared/server/http/http-error.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { formatOf, imageProblem, wrongType } from '../images/image-rules.ts';
import { readUploadKey, uploadKey } from '@menuleaf/shared/menu/images.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { ImagesStore } from '../images/images-store.ts';
import type { Context } from '../context.ts';
import type { Outcome, UploadsStore } from '../images/uploads-store.ts';

/** What a form says of an item's image: the file itself, or the key of one that was sent to the bucket. */
type GivenImage = {
  image?: ImageFile | undefined;
  image_key?: string | undefined;
  image_crop?: ImageCrop | undefined;
};

/** Refuses 403 what the plan does not have. */
export function mustHaveImages(planType: PlanType) {
  if (plans[planType].images) return;
  throw new HttpError(403, 'Images are part of the Pro plan. Upgrade to Pro to add them.', {
    code: 'plan_feature',
  });
}

const notYours = () => invalidField('image_key', 'This is no upload of yours');
const usedBefore = () => invalidField('image_key', 'This upload already belongs to another item');

/** Looks at an image before anything is stored. Refuses 403, 415 and 422. */
export async function checkImage(
  { image, image_key }: GivenImage,
  planType: PlanType,
  ownerId: string,
  { uploads, clock }: Context,
  itemId?: string,
) {
  if (!image && image_key === undefined) return;
  mustHaveImages(planType);
  if (image_key !== undefined) {
    const upload = readUploadKey(image_key);
    if (upload?.ownerId !== ownerId) throw notYours();
    const stored = await uploads.read(ownerId, upload.uploadId, clock());
    if (!stored) throw notYours();
    if (stored.item_id !== undefined && stored.item_id !== itemId) throw usedBefore();
  }
  if (!image) return;
  const problem = imageProblem(Buffer.from(await image.arrayBuffer()));
  if (problem === wrongType) throw new HttpError(415, problem);
  if (problem !== undefined) throw invalidField('image', problem);
}

type Applies = {
  uploads: Pick<UploadsStore, 'apply'>;
  images: Pick<ImagesStore, 'removeImage'>;
};

/** Gives an item what became of an upload, if it waits for it and that is known; the image before goes. */
export async function applyUpload(
  ownerId: string,
  uploadId: string,
  upload: Outcome,
  { uploads, images }: Applies,
) {
  const replaced = await uploads.apply(ownerId, uploadId, upload);
  if (replaced !== undefined && replaced !== 'gone') await images.removeImage(replaced);
}

/** What was made while the item was deleted is its image once it is back. */
export async function rejoinImage(
  ownerId: string,
  itemId: string,
  uploadId: string,
  context: Applies & { uploads: Pick<UploadsStore, 'read'>; clock: () => Date },
) {
  const upload = await context.uploads.read(ownerId, uploadId, context.clock());
  if (upload) await applyUpload(ownerId, uploadId, { ...upload, item_id: itemId }, context);
}

type Claims = Applies & {
  uploads: Pick<UploadsStore, 'await' | 'claim' | 'waitNoMore'>;
  clock: () => Date;
};

/** Joins an upload with its item; whichever of the two comes second shows the image. */
export async function claim(ownerId: string, itemId: string, uploadId: string, context: Claims) {
  const { uploads, clock } = context;
  // Waiting comes first: an upload that is claimed and finished finds nobody else to give its image to.
  await uploads.await(ownerId, itemId, uploadId, clock());
  const upload = await uploads.claim(ownerId, uploadId, itemId, clock());
  if (!upload) {
    await uploads.waitNoMore(ownerId, itemId, uploadId);
    throw usedBefore();
  }
  await applyUpload(ownerId, uploadId, upload, context);
}

/** What a row says of its image once this is done; `unknown` where an image maker may have had the last word. */
export type ImageState =
  | Pick<StoredItem, 'image' | 'image_color' | 'image_crop' | 'image_upload' | 'image_error'>
  | 'unknown';

/** Sends an image on its way to an item that is stored. */
export async function attachImage(
  { image, image_key, image_crop: crop }: GivenImage,
  ownerId: string,
  item: StoredItem,
  context: Context,
): Promise<ImageState> {
  if (image_key !== undefined) {
    const uploadId = readUploadKey(image_key)?.uploadId;
    if (uploadId !== undefined) await claim(ownerId, item.id, uploadId, context);
    return 'unknown';
  }
  if (!image) return item;
  const uploadId = context.newId();
  await context.uploads.beginFor(ownerId, item.id, { uploadId, crop }, context.clock());
  const bytes = new Uint8Array(await image.arrayBuffer());
  // What the browser calls it may be anything; its bytes were looked at.
  const type = `image/${formatOf(Buffer.from(bytes)) ?? 'unknown'}`;
  await context.images.putUpload(uploadKey(ownerId, uploadId), bytes, type);
  return { ...item, image_upload: uploadId, image_error: undefined };
}

/** What a row says that has no image and waits for none. */
export const noImage = {
  image: undefined,
  image_color: undefined,
  image_crop: undefined,
  image_upload: undefined,
  image_error: undefined,
};

/** Takes an item's image away, from the item and from the bucket. Answers the item without it. */
export async function removeImage(
  ownerId: string,
  item: StoredItem,
  { uploads, images }: Context,
): Promise<StoredItem> {
  const removed = await uploads.clear(ownerId, item.id);
  if (removed !== undefined) await images.removeImage(removed);
  return { ...item, ...noImage };
}
