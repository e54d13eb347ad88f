import { createRequire } from 'node:module';
import sharp from 'sharp';

// Its types say ES module, its file is CommonJS.
const jsQR: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');

/** What the QR code in an image says; undefined where none can be read. */
export async function scan(image: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
