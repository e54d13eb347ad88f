import { imageSizes } from '@menuleaf/shared/menu/images.ts';
import sharp from 'sharp';
import { notWhole, imageProblem } from './image-rules.ts';

/** Pixels of the largest image that is decoded, line by line. A bomb claims more. */
const pixelLimit = 40_000_000;
/** Bytes of what has to be held whole to be decoded: with all else it stays under 300 MB. */
const heldLimit = 150_000_000;
const tooLarge = 'This image has too many pixels. Please choose a smaller one.';

// Only what we take may be decoded at all: every other decoder is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export type MadeImage = { small: Buffer; large: Buffer };

/** A progressive or interlaced image is held whole: a JPEG as coefficients, a PNG as pixels, of 2 bytes where deep. */
async function isTooLarge(bytes: Buffer): Promise<boolean> {
  const about = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
  if (!about.isProgressive) return false;
  const deep = about.format === 'jpeg' || about.depth === 'ushort';
  return about.width * about.height * about.channels * (deep ? 2 : 1) > heldLimit;
}

async function decode(bytes: Buffer): Promise<MadeImage> {
  const open = () =>
    sharp(bytes, {
      failOn: 'error',
      limitInputPixels: pixelLimit,
      sequentialRead: true,
    }).autoOrient();
  // One after the other: together they would need the memory of both. Metadata is dropped unless asked for.
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const large = await open()
    .resize({ ...imageSizes.large, ...fit })
    .webp({ quality: 80 })
    .toBuffer();
  const small = await sharp(large)
    .resize({ ...imageSizes.small, ...fit })
    .webp({ quality: 78 })
    .toBuffer();
  return { small, large };
}

/** Both sizes as WebP, turned upright and without metadata; or why it cannot be, in words for the owner. */
export async function makeImage(bytes: Buffer): Promise<MadeImage | { problem: string }> {
  const problem = imageProblem(bytes);
  if (problem !== undefined) return { problem };
  try {
    if (await isTooLarge(bytes)) return { problem: tooLarge };
    return await decode(bytes);
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    return { problem: isLarge ? tooLarge : notWhole };
  }
}
