import { imageLimit } from '@menuleaf/shared/contracts/fields/image-limit.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'] as const;
type ImageType = (typeof types)[number];

/** Some systems say `image/jpg`, which is invalid. */
export const imageType = (type: string): ImageType =>
  types.find((one) => one === type) ?? 'image/jpeg';
const isImage = (type: string) => type === 'image/jpg' || types.some((one) => one === type);

/** Longest side of an uploaded image, in pixels: sharp on phones, small on slow networks. */
const longestSide = 1600;
/** A file below this, within that size, is sent unchanged. */
const smallBytes = 500_000;

export const imageTexts = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: 'Image size should be less than 5MB',
};
export type ImageTexts = typeof imageTexts;

/** Why a file cannot be an item's image; undefined if it can. */
export function refuseImage(
  file: { type: string; size: number },
  texts: ImageTexts,
): string | undefined {
  if (!isImage(file.type)) return texts.wrongType;
  return file.size > imageLimit ? texts.tooLarge : undefined;
}

/** Scales the file down if that helps; returns it unchanged if the browser cannot. */
export async function scaledDown(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= smallBytes) return file;
    const canvas = new OffscreenCanvas(
      Math.round(bitmap.width * scale),
      Math.round(bitmap.height * scale),
    );
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await drawn(canvas, imageType(file.type) === 'image/jpeg');
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}

/** WebP if the browser encodes it. Else it gives a PNG: larger than a JPEG, in which what is transparent is black. */
async function drawn(canvas: OffscreenCanvas, wasJpeg: boolean): Promise<Blob> {
  const made = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  if (made.type === 'image/webp' || !wasJpeg) return made;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
