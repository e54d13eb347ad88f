import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { middleOf } from '@menuleaf/shared/menu/image-crop.ts';
import {
  formerSize,
  type ImageFormat,
  imageFormats,
  imageSizes,
} from '@menuleaf/shared/menu/images.ts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** Longest side, in pixels, of what is kept for another crop. */
export const originalSide = 1600;

/**
 * AVIF at effort 1: a photo of 1,200 pixels takes half a second of a processor. At 3 it takes a whole one and is no
 * smaller, at 4, the library's own, five and is a tenth smaller.
 */
const written: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74 }),
};

type Rendition = { width: number; format: ImageFormat; bytes: Buffer };
export type MadeImage = {
  renditions: Rendition[];
  /** Whole, for another crop. */
  original: Buffer;
  /** `#8a6b40`: the colour that most of the image has, to stand in its place until it is there. */
  color: string;
};

export type Pixels = { data: Buffer; info: OutputInfo };

/** A crop in whole pixels, at least one, and none beyond the edge. */
function areaOf({ width, height }: OutputInfo, crop: ImageCrop) {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

const hex = (part: number) => part.toString(16).padStart(2, '0');

async function colorOf(image: Sharp): Promise<string> {
  const { dominant } = await image.flatten({ background: '#fff' }).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** Every size of one part of an image, which has this shape. */
export async function renditionsOf(
  pixels: Pixels,
  shape: number,
  crop?: ImageCrop,
): Promise<MadeImage> {
  const open = () => opened(pixels);
  const area = areaOf(pixels.info, crop ?? middleOf(pixels.info, shape));
  const sized = (most: number) => {
    const wide = Math.min(most, area.width, Math.round(area.height * shape));
    const high = Math.max(1, Math.round(wide / shape));
    return open()
      .extract(area)
      .resize({ width: Math.max(1, wide), height: high, fit: 'cover' });
  };
  const renditions = await allSizes(sized);
  return {
    renditions,
    original: await originalOf(open()),
    color: await colorOf(sized(formerSize.width)),
  };
}

export const opened = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** Kept for another crop. */
export const originalOf = (whole: Sharp) => whole.webp({ quality: 84 }).toBuffer();

/** One size after the other: together they would need the memory of all. */
export async function allSizes(sized: (most: number) => Sharp): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const size of Object.values(imageSizes)) {
    for (const format of imageFormats) {
      const bytes = await written[format](sized(size.width)).toBuffer();
      renditions.push({ width: size.width, format, bytes });
    }
  }
  const former = await written.webp(sized(formerSize.width)).toBuffer();
  return [...renditions, { width: formerSize.width, format: 'webp', bytes: former }];
}
