import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { imageOperations } from '@menuleaf/shared/contracts/catalogue/items/image-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

const images = client(imageOperations);

/** The whole image and its visible part. */
export type OriginalImage = { file: File; crop: ImageCrop | undefined };

/** Fetches an item's whole image as a file, and its visible part. */
export async function originalImage(id: string): Promise<OriginalImage> {
  const { data_url, image_crop } = await images.originalImage({ params: { id } });
  const bytes = Uint8Array.from(atob(data_url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0));
  return { file: new File([bytes], 'image.webp', { type: 'image/webp' }), crop: image_crop };
}
