import type { Pixels } from './unread-ink.ts';

/** What a bar is looked for through, in pixels: wider than a stroke, and lower than a heading. */
const across = 64;
const down = 24;
/** Letters cover less of a window, also bold ones; a bar with light letters covers more. */
const leastInk = 0.56;
/** So far around a bar its edge is seen, in pixels. */
const edge = 10;
const ink = 128;

/** How much ink stands above and to the left of each pixel. */
function inkSums({ data, width, height }: Pixels): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4] ?? 255) < ink) row += 1;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Whether a pixel is in the midst of ink, by the window around it. */
function barsOf(image: Pixels): Uint8Array {
  const { width, height } = image;
  const sums = inkSums(image);
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const bars = new Uint8Array(width * height);
  for (let y = down / 2; y < height - down / 2; y += 1) {
    const [top, bottom] = [y - down / 2, y + down / 2];
    for (let x = across / 2; x < width - across / 2; x += 1) {
      const [left, right] = [x - across / 2, x + across / 2];
      const dark = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      if (dark > across * down * leastInk) bars[y * width + x] = 1;
    }
  }
  return bars;
}

const isBeside = (bars: Uint8Array, at: number, width: number) =>
  [-edge, edge].some((step) => bars[at + step] === 1 || bars[at + step * width] === 1);

/** Light letters on a dark bar, as headings often stand, become dark ones on white. Answers whether there were any. */
export function lightenBars(image: Pixels): boolean {
  const bars = barsOf(image);
  const { data, width } = image;
  let hasBars = false;
  for (let at = 0; at < bars.length; at += 1) {
    const isInside = bars[at] === 1;
    if (!isInside && !isBeside(bars, at, width)) continue;
    hasBars = true;
    data.fill(isInside ? 255 - (data[at * 4] ?? 0) : 255, at * 4, at * 4 + 3);
  }
  return hasBars;
}
