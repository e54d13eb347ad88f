import sharp from 'sharp';

/** Small enough that a letter's edge is no difference, large enough that a line of text is one. */
const width = 160;
/** Of 255. */
const seen = 24;

async function grayOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** Which share of the points of two pictures differ to the eye, from 0 to 1; 1 where their shapes do. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([grayOf(one), grayOf(other)]);
  if (a.height !== b.height) return 1;
  const differing = a.data.filter((value, at) => Math.abs(value - (b.data[at] ?? 0)) > seen);
  return differing.length / a.data.length;
}
