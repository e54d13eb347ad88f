import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRestaurant } from './bench-restaurant.ts';
import sharp from 'sharp';

const width = 1200;
const height = 900;
const octaves = 10;
/** Amplitude of each octave relative to the coarser one: close to photos of dishes, and as large. */
const falloff = 0.88;

/** A seeded random generator, from 0 to 1. */
function seededRandom(seed: number) {
  let state = Math.imul(seed, 7919) + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Colored noise, this many points across, scaled to the image's size. */
async function octave(points: number, next: () => number): Promise<Buffer> {
  const [wide, high] = [points + 1, Math.round((points * height) / width) + 1];
  const coarse = Buffer.alloc(wide * high * 3);
  for (let at = 0; at < coarse.length; at += 3) {
    const light = next();
    for (const part of [0, 1, 2]) coarse[at + part] = 255 * (0.65 * light + 0.35 * next());
  }
  return sharp(coarse, { raw: { width: wide, height: high, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
}

/** A JPEG with as much detail at every scale as a photo. Meaningless, and deterministic per seed. */
async function benchImage(seed: number): Promise<Buffer> {
  const next = seededRandom(seed);
  const sum = new Float32Array(width * height * 3);
  for (let level = 1; level <= octaves; level += 1) {
    const layer = await octave(2 ** level, next);
    for (let at = 0; at < sum.length; at += 1) {
      sum[at] = (sum[at] ?? 0) + falloff ** (level - 1) * ((layer[at] ?? 0) - 127.5);
    }
  }
  const pixels = Uint8ClampedArray.from(sum, (light) => 127.5 + light * 0.55);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

const imagesOf = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url);

const pageText = async (url: string) => (await fetch(url)).text();

/** Adds an image to each of a published menu's first dishes, and waits until its page shows them. */
export async function giveImages({ call }: BenchRestaurant, url: string, count: number) {
  const dishes = [...(await pageText(url)).matchAll(/ id="i-([^"]+)"/g)].slice(0, count);
  for (const [at, [, id]] of dishes.entries()) {
    const form = new FormData();
    const bytes = new Uint8Array(await benchImage(at));
    form.set('image', new Blob([bytes], { type: 'image/jpeg' }));
    await call('PUT', `/api/menus/items/${id}`, form);
  }
  while (imagesOf(await pageText(url)).length < count) {
    await wait(200);
  }
}

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Mean size in bytes of a menu list's images. */
export async function imageWeights(url: string) {
  const shown = imagesOf(await pageText(url));
  const weigh = async (format: string) => {
    const bodies = shown.map(async (image) => {
      const { href } = new URL(image?.replace(/webp$/, format) ?? '', url);
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href}: ${response.status}`);
      return (await response.arrayBuffer()).byteLength;
    });
    return mean(await Promise.all(bodies));
  };
  return { avif: await weigh('avif'), webp: await weigh('webp') };
}
