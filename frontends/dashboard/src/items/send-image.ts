import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/image-crop.ts';
import { imageType, scaledDown } from './image.ts';
import { newItems } from './new-items.ts';

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

/** XMLHttpRequest, since fetch does not tell how far a request is. */
function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  onProgress: (done: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new Error('The image could not be sent'));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => (request.status < 300 ? resolve() : failed()));
    request.addEventListener('error', failed);
    request.open('POST', url);
    request.send(form);
  });
}
