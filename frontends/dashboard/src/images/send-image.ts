import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { imageType, scaledDown } from './image.ts';
import { newItems } from '../api/new-items.ts';
import { post } from './post-file.ts';

/** Larger ones do not fit a Lambda's request once they are encoded (6 MB as base64). */
const inlineBytes = 4_194_304;

type Sent = { image?: File; image_key?: string; image_crop?: string };

/** Makes an image small, and sends what stays large straight to storage. Returns what goes with the item. */
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
