import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { printedColor } from './palette.ts';
import { qrCode } from './qr-code.ts';

// Typed as an ES module; the file is CommonJS.
const jsQR: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');

// The image maker only allows photo formats, for this whole process if another test has loaded it.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

async function scan(image: Sharp): Promise<string | undefined> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const local = 'http://localhost:4000/restaurant/2';
const longest = `https://${'menus.'.repeat(8)}example.com/restaurant/aB3dE6gH9jK2`;

test.each([local, 'https://menuleaf.example/restaurant/aB3dE6gH9jK2', longest])(
  'a phone reads %s from the drawn code, logo included, at 240 px and at 2048 px',
  async (url) => {
    for (const size of [240, 2048]) {
      expect(await scan(sharp(Buffer.from(qrCode(url, size))))).toBe(url);
    }
  },
);

const badge = async (background: string) => {
  const size = { width: 300, height: 300, channels: 3 as const };
  const png = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

test.each(['#ffff00', '#8a1c2b'])(
  'a phone reads a code in the colour of %s with a dark logo and a light one, small and dim too',
  async (accent) => {
    for (const background of ['#101010', '#fafafa', accent]) {
      const brand = { color: printedColor(accent), logo: await badge(background) };
      const svg = Buffer.from(qrCode(longest, 240, brand));
      expect(await scan(sharp(svg))).toBe(longest);
      const dim = sharp(svg)
        .rotate(7, { background: '#ddd' })
        .blur(0.7)
        .modulate({ brightness: 0.7 });
      expect(await scan(sharp(await dim.png().toBuffer()))).toBe(longest);
    }
  },
);

test('a phone reads it from a dim photo of a print, small and turned', async () => {
  const svg = qrCode('https://menuleaf.example/restaurant/aB3dE6gH9jK2', 320);
  const photo = sharp(Buffer.from(svg))
    .rotate(9, { background: '#ddd' })
    .blur(0.8)
    .modulate({ brightness: 0.7 });
  expect(await scan(sharp(await photo.png().toBuffer()))).toContain('aB3dE6gH9jK2');
});
