import { ok } from 'node:assert/strict';
import { array, asyncProperty, check, constantFrom, double, integer, record } from 'fast-check';
import { makeImage } from '@menuleaf/catalogue-service/images/make-image.ts';
import sharp from 'sharp';
import type { Suite } from './suite.ts';

const size = { width: 48, height: 36, channels: 3 } as const;
const points = Buffer.from(
  Array.from({ length: size.width * size.height * size.channels }, (_, at) => (at * 37) % 251),
);
const drawn = () => sharp(points, { raw: size });

const formats = {
  jpeg: () => drawn().jpeg().toBuffer(),
  'progressive jpeg': () => drawn().jpeg({ progressive: true }).toBuffer(),
  png: () => drawn().png().toBuffer(),
  'interlaced png': () => drawn().png({ progressive: true }).toBuffer(),
  webp: () => drawn().webp().toBuffer(),
  gif: () => drawn().gif().toBuffer(),
  tiff: () => drawn().tiff().toBuffer(),
  svg: async () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
type Format = keyof typeof formats;

/** Where in the file, as a part of it, and what is done there. */
const harm = record({
  at: double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  do: constantFrom('flip', 'cut', 'repeat', 'fill', 'another file'),
  byte: integer({ min: 0, max: 255 }),
  count: integer({ min: 1, max: 64 }),
});
type Harm = { at: number; do: string; byte: number; count: number };

function harmed(bytes: Buffer, { at, do: what, byte, count }: Harm): Buffer {
  const place = Math.floor(at * bytes.length);
  const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)];
  if (what === 'cut') return Buffer.from(head);
  if (what === 'repeat') return Buffer.concat([head, tail.subarray(0, count), tail]);
  if (what === 'fill')
    return Buffer.concat([head, Buffer.alloc(count, byte), tail.subarray(count)]);
  if (what === 'another file')
    return Buffer.concat([head, Buffer.from('<script>PK\u0003\u0004'), tail]);
  const copy = Buffer.from(bytes);
  if (place < copy.length) copy[place] = (copy[place] ?? 0) ^ (byte || 1);
  return copy;
}

/** What stands in the head of each. */
const marks = { avif: 'ftypavif', webp: 'WEBP' };

/** Milliseconds, for an image of a few points. */
const patience = 20_000;

export const files: Suite = {
  holds: 'A file that an owner sends becomes an image of its own, or is refused in words, in time.',
  tries: { few: 15, many: 5000 },
  attack: (tries) =>
    check(
      asyncProperty(
        constantFrom<Format[]>(
          ...Object.keys(formats).filter((one): one is Format => one in formats),
        ),
        array(harm, { maxLength: 4 }),
        async (format, harms) => {
          const bytes = harms.reduce(harmed, await formats[format]());
          const started = performance.now();
          const made = await makeImage(bytes);
          ok(performance.now() - started < patience, 'It takes too long');
          if ('problem' in made) {
            ok(/^[A-Z].*\.$/.test(made.problem), made.problem);
            return;
          }
          for (const { bytes: rendition, format: kind } of made.renditions) {
            ok(rendition.subarray(4, 16).includes(marks[kind]), `It became no ${kind}`);
          }
        },
      ),
      { ...tries, endOnFailure: tries.path === undefined },
    ),
};
