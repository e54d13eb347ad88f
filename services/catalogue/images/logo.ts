import { imageSizes } from '@menuleaf/shared/menu/images.ts';
import { allSizes, type MadeImage, opened, originalOf, type Pixels } from './renditions.ts';

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
export async function logoRenditions(pixels: Pixels): Promise<MadeImage> {
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
