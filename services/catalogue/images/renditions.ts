import type { ImageCrop } from '@menuleaf/shared/contracts/catalogue/items/image-crop.ts';
import { middleOf } from '@menuleaf/shared/menu/image-crop.ts';
import { type ImageFormat, imageFormats, imageSizes } from '@menuleaf/shared/menu/images.ts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** Longest side, in pixels, of the original for later crops. */
export const originalSide = 1600;

/**
 * AVIF at effort 1: a 1,200-pixel photo takes half a CPU second. Effort 3 takes one second and is no smaller; effort 4,
 * the default, takes five and saves a tenth.
 */
const written: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74 }),
};

type Rendition = { width: number; format: ImageFormat; bytes: Buffer };
export type MadeImage = {
  renditions: Rendition[];
  /** For later crops. */
  original: Buffer;
  /** `#8a6b40`: the dominant color, as a placeholder while loading. */
  color: string;
};

export type Pixels = { data: Buffer; info: OutputInfo };

/** A crop in whole pixels: at least one, within the image. */
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

/** All renditions of a crop, in this aspect ratio. */
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
    color: await colorOf(sized(imageSizes.small.width)),
  };
}

export const opened = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** For later crops. */
export const originalOf = (whole: Sharp) => whole.webp({ quality: 84 }).toBuffer();

/** Sequentially, to limit peak memory. */
export async function allSizes(sized: (most: number) => Sharp): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const size of Object.values(imageSizes)) {
    for (const format of imageFormats) {
      const bytes = await written[format](sized(size.width)).toBuffer();
      renditions.push({ width: size.width, format, bytes });
    }
  }
  return renditions;
}
