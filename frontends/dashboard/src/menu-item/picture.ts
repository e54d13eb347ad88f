/** What the server takes: 5 MB of JPEG, PNG or WebP. */
const largestBytes = 5_242_880;
const types: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

/** Longest side of a picture that is sent, in pixels: sharp on every phone, small on every line. */
const longestSide = 1600;
/** A file below this is sent as it is. */
const smallBytes = 1_000_000;

export type PictureTexts = { wrongType: string; tooLarge: string };

/** Why a file cannot be the picture of an item; undefined when it can. */
export function refusePicture(
  file: { type: string; size: number },
  texts: PictureTexts,
): string | undefined {
  if (!types.includes(file.type)) return texts.wrongType;
  return file.size > largestBytes ? texts.tooLarge : undefined;
}

/** The file made smaller where that helps; the file itself where the browser cannot. */
export async function scaledDown(file: File): Promise<File> {
  if (file.size <= smallBytes) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    // A browser that cannot write WebP answers a PNG, which may be larger than what there was.
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
