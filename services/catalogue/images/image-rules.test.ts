import sharp from 'sharp';
import { damagedImage, imageProblem, wrongType } from './image-rules.ts';

const noise = () =>
  sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const zip = Buffer.from('504b0304140000000800', 'hex');
const end = Buffer.from('ffd9', 'hex');
const withPreview = async () => {
  const preview = await noise().resize(32).jpeg().toBuffer();
  const whole = await noise().jpeg().toBuffer();
  // An application segment with an embedded image, as cameras write it.
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 2);
  return Buffer.concat([whole.subarray(0, 2), head, preview, whole.subarray(2)]);
};
const kinds = [
  ['a JPEG', () => noise().jpeg().toBuffer()],
  ['a progressive JPEG', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a preview in it', withPreview],
  ['a PNG', () => noise().png().toBuffer()],
  ['a WebP', () => noise().webp().toBuffer()],
] as const;

test.each(kinds)('%s is an image, with padding behind it too', async (_, make) => {
  const bytes = await make();
  expect(imageProblem(bytes)).toBeUndefined();
  expect(imageProblem(Buffer.concat([bytes, Buffer.alloc(64)]))).toBeUndefined();
});

test.each(kinds)('%s with an archive behind it is more than an image', async (_, make) => {
  const bytes = await make();
  expect(imageProblem(Buffer.concat([bytes, zip]))).toContain('more than an image');
  // Ending like a JPEG does not help.
  expect(imageProblem(Buffer.concat([bytes, zip, end]))).toContain('more than an image');
});

test.each(kinds.slice(0, 3))('%s that is cut off is not whole', async (_, make) => {
  const bytes = await make();
  for (const part of [0.1, 0.5, 0.95]) {
    expect(imageProblem(bytes.subarray(0, bytes.length * part))).toBe(damagedImage);
  }
});

test('the two images of a phone are one', async () => {
  const bytes = await noise().jpeg().toBuffer();
  expect(imageProblem(Buffer.concat([bytes, await withPreview()]))).toBeUndefined();
  expect(imageProblem(Buffer.concat([bytes, bytes, zip]))).toContain('more than an image');
});

test('thousands of empty images in a row are read through once', () => {
  const empty = Buffer.from('ffd8ffd9', 'hex');
  expect(imageProblem(Buffer.concat(Array.from({ length: 500_000 }, () => empty)))).toBeUndefined();
});

test('what is no image says which are', () => {
  expect(imageProblem(Buffer.from('GIF89a'))).toBe(wrongType);
  expect(imageProblem(Buffer.alloc(0))).toBe(wrongType);
});
