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
export async function benchImage(seed: number): Promise<Buffer> {
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
