import type { Pixels } from './pixels.ts';

const ink = 128;
/** Every other row tells as much as all. */
const step = 2;

/** Below this steepness of their edges letters of any script are blurred. */
export const sharp = 100;

/** How steep the edges of ink are, of 255 within three pixels: half of them are steeper. A page without ink has no blurred letters. */
export function sharpness({ data, width, height }: Pixels): number {
  const steepness = new Uint32Array(256);
  let count = 0;
  for (let y = 0; y < height; y += step) {
    const at = (x: number) => data[(y * width + x) * 4] ?? 255;
    for (let x = 2; x < width - 1; x += 1) {
      if (at(x) < ink === at(x - 1) < ink) continue;
      const steep = Math.abs(at(x + 1) - at(x - 2));
      steepness[steep] = (steepness[steep] ?? 0) + 1;
      count += 1;
    }
  }
  let below = 0;
  return count === 0 ? 255 : steepness.findIndex((many) => (below += many) * 2 >= count);
}
