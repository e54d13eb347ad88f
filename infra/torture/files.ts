import { ok } from 'node:assert/strict';
import { array, asyncProperty, check, constantFrom } from 'fast-check';
import { makeImage } from '@menuleaf/catalogue-service/images/make-image.ts';
import { damaged, someDamage } from '@menuleaf/shared/testing/damage.ts';
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

/** Magic bytes of each format. */
const marks = { avif: 'ftypavif', webp: 'WEBP' };

/** Milliseconds for an image of a few pixels. */
const timeoutMs = 20_000;

export const files: Suite = {
  tries: { few: 15, many: 5000 },
  attack: (tries) =>
    check(
      asyncProperty(
        constantFrom<Format[]>(
          ...Object.keys(formats).filter((one): one is Format => one in formats),
        ),
        array(someDamage, { maxLength: 4 }),
        async (format, damage) => {
          const bytes = damage.reduce(damaged, await formats[format]());
          const started = performance.now();
          const made = await makeImage(bytes);
          ok(performance.now() - started < timeoutMs, 'It takes too long');
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
