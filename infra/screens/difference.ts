import sharp from 'sharp';

/** Small enough to ignore anti-aliasing, large enough to detect a line of text. */
const width = 160;
/** Of 255. */
const visible = 24;

/** Rounding to so small a picture is no change of shape. */
const sameShape = 0.02;

async function shapeOf(picture: Buffer): Promise<number> {
  const { width: wide, height: high } = await sharp(picture).metadata();
  return high / wide;
}

const grayOf = (picture: Buffer, height: number) =>
  sharp(picture).resize({ width, height, fit: 'fill' }).grayscale().raw().toBuffer();

/** The share of pixels that differ visibly, from 0 to 1; 1 if the shapes differ. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [shape, otherShape] = await Promise.all([shapeOf(one), shapeOf(other)]);
  if (Math.abs(shape / otherShape - 1) > sameShape) return 1;
  const height = Math.round(width * shape);
  const [a, b] = await Promise.all([grayOf(one, height), grayOf(other, height)]);
  const differing = a.filter((value, at) => Math.abs(value - (b[at] ?? 0)) > visible);
  return differing.length / a.length;
}
