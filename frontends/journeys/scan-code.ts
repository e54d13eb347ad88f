import { createRequire } from 'node:module';
import sharp from 'sharp';

// Typed as an ES module; the file is CommonJS.
const jsQR: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');

/** The text of a QR code in an image; undefined if unreadable. */
export async function scan(image: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
