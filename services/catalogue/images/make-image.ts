import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import sharp from 'sharp';
import { damagedImage, imageProblem } from './image-rules.ts';
import { coverShape, imageShape, imageSizes } from '@menuleaf/shared/menu/images.ts';
import type { ImageSlot } from '../store/image-slot.ts';
import {
  renditionsOf,
  type MadeImage,
  originalSide,
  allSizes,
  opened,
  originalOf,
  type Pixels,
} from './renditions.ts';

const white = '#ffffff';
const ink = '#1b1f1a';

/** Lightness at which a transparent logo is invisible on white. */
const light = 0.75;

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0');

/** Mean lightness of the visible pixels, 0 to 1, and whether the background is transparent. */
async function lightnessOf(pixels: Pixels) {
  const { data } = await opened(pixels)
    .resize(48, 48, { fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sum, weight, least] = [0, 0, 255];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    sum += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * alpha;
    weight += alpha;
    least = Math.min(least, alpha);
  }
  return { lightness: weight === 0 ? 0 : sum / weight, isClear: least < 128 };
}

/** The corner's color, for a logo that fills its file. */
async function cornerOf(pixels: Pixels) {
  const { data } = await opened(pixels)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 255, green = red, blue = red] = data;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** A background on which a logo is visible in light and dark mode. */
async function groundOf(pixels: Pixels) {
  const { lightness, isClear } = await lightnessOf(pixels);
  if (!isClear) return cornerOf(pixels);
  return lightness > light ? ink : white;
}

/** Padding, relative to its size. */
const margin = 0.06;

/** Trims empty borders that many files have. */
async function trimmed(pixels: Pixels, background: string): Promise<Pixels> {
  // Flatten before trimming: sharp would trim first, by its own idea of the background.
  const flat = await opened(pixels).flatten({ background }).toBuffer({ resolveWithObject: true });
  const cut = await opened(flat)
    .trim({ background, threshold: 12 })
    .toBuffer({ resolveWithObject: true });
  const rim = Math.round(Math.max(cut.info.width, cut.info.height) * margin);
  return opened(cut)
    .extend({ top: rim, bottom: rim, left: rim, right: rim, background })
    .toBuffer({ resolveWithObject: true });
}

/** Renders the whole logo on a contrasting background, which is returned as its color. */
async function logoRenditions(pixels: Pixels): Promise<MadeImage> {
  const color = await groundOf(pixels);
  const whole = await trimmed(pixels, color);
  const heightOf = (most: number) =>
    Object.values(imageSizes).find(({ width }) => width === most)?.height ?? most;
  const renditions = await allSizes((most) =>
    opened(whole).resize({
      width: most,
      height: heightOf(most),
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );
  return { renditions, original: await originalOf(opened(whole)), color };
}

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

/** Every rendition of the crop, and the original; or the problem, worded for the owner. */
export async function makeImage(
  bytes: Buffer,
  { crop, slot = 'image' }: { crop?: ImageCrop | undefined; slot?: ImageSlot | undefined } = {},
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
