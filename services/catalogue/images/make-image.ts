import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import sharp from 'sharp';
import { damagedImage, imageProblem } from './image-rules.ts';
import { coverShape, imageShape } from '@menuleaf/shared/menu/images.ts';
import type { ImageSlot } from '../store/image-slot.ts';
import { logoRenditions } from './logo.ts';
import { renditionsOf, type MadeImage, originalSide } from './renditions.ts';

/** Maximum pixels of an image to decode. A decompression bomb claims more. */
const pixelLimit = 40_000_000;
/** Maximum bytes of an image that is held whole to be decoded: total stays under 300 MB. */
const decodedLimit = 150_000_000;
const tooLarge = 'This image has too many pixels. Please choose a smaller one.';

// Only accepted formats may be decoded: every other decoder is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Progressive and interlaced images are held whole: a JPEG as coefficients, a PNG as pixels, with 2 bytes if deep. */
async function isTooLarge(bytes: Buffer): Promise<boolean> {
  const about = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
  if (!about.isProgressive) return false;
  const deep = about.format === 'jpeg' || about.depth === 'ushort';
  return about.width * about.height * about.channels * (deep ? 2 : 1) > decodedLimit;
}

/** Auto-rotated, in sRGB, without metadata, at most the stored size. */
const decode = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimit, sequentialRead: true })
    .autoOrient()
    .resize({
      width: originalSide,
      height: originalSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

type Wanted = { crop?: ImageCrop | undefined; slot?: ImageSlot | undefined };

/** Every rendition of the crop, and the original; or the problem, worded for the owner. */
export async function makeImage(
  bytes: Buffer,
  { crop, slot = 'image' }: Wanted = {},
): Promise<MadeImage | { problem: string }> {
  const problem = imageProblem(bytes);
  if (problem !== undefined) return { problem };
  try {
    if (await isTooLarge(bytes)) return { problem: tooLarge };
    const pixels = await decode(bytes);
    return await (slot === 'logo'
      ? logoRenditions(pixels)
      : renditionsOf(pixels, slot === 'cover' ? coverShape : imageShape, crop));
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    return { problem: isLarge ? tooLarge : damagedImage };
  }
}
