import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { imageType, scaledDown } from './image.ts';
import { newItems } from '../api/new-items.ts';
import { post } from './post-file.ts';

/** Larger files exceed a Lambda request once base64-encoded (6 MB). */
const inlineBytes = 4_194_304;

type Sent = { image?: File; image_key?: string; image_crop?: string };

/** Shrinks an image; large ones upload straight to storage. Returns the item's image fields. */
export async function sendImage(
  file: File,
  crop: ImageCrop | undefined,
  onProgress: (done: number) => void,
): Promise<Sent> {
  const image = await scaledDown(file);
  if (image.size <= inlineBytes)
    return { image, ...(crop && { image_crop: JSON.stringify(crop) }) };
  const type = imageType(image.type);
  const { url, fields, image_key } = await newItems.uploadImage({
    body: { type, size: image.size, image_crop: crop },
  });
  await post(url, fields, image, onProgress);
  return { image_key };
}
