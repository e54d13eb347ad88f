import type { Box, Pixels } from './pixels.ts';

/** Where ink is looked for, in pixels: bars are wider and higher than that, strokes of letters are not. */
const cell = 8;
const [across, down] = [56, 32];
/** Letters cover less of such a window, bold ones too; a bar with light letters covers more. */
const leastInk = 0.6;
const [leastWidth, leastHeight] = [96, 24];
/** A frame around a page is no bar: most of its own box is empty. */
const minFill = 0.5;
/** So far around a bar its edge is seen, in pixels. */
const edge = 6;
/** A bar has some light left, as grey: it becomes white. */
const contrast = 1.5;
/** More ink than that leaves no room for letters: a short heading on a wide bar covers little more than a hundredth. */
const solid = 0.99;
const ink = 128;

/** Answers how much ink stands in a box. */
function inkIn({ data, width, height }: Pixels): (box: Box) => number {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4] ?? 255) < ink) row += 1;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const at = (x: number, y: number) =>
    sums[Math.max(0, Math.min(y, height)) * (width + 1) + Math.max(0, Math.min(x, width))] ?? 0;
  return ({ x, y, width: w, height: h }) =>
    at(x + w, y + h) - at(x, y + h) - at(x + w, y) + at(x, y);
}

/** The cells that stand in the midst of ink, by their numbers. */
function darkCells({ width, height }: Pixels, inkOf: (box: Box) => number): Set<number> {
  const columns = Math.ceil(width / cell);
  const found = new Set<number>();
  for (let at = 0; at < columns * Math.ceil(height / cell); at += 1) {
    const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    const window = { x: x + cell / 2 - across / 2, y: y + cell / 2 - down / 2 };
    if (inkOf({ ...window, width: across, height: down }) > across * down * leastInk) found.add(at);
  }
  return found;
}

/** The box of all cells that touch each other from one on; they are taken out. */
function takeBox(cells: Set<number>, from: number, columns: number) {
  const [waiting, own] = [[from], new Set([from])];
  cells.delete(from);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const near of [at - 1, at + 1, at - columns, at + columns])
      if (cells.delete(near)) {
        own.add(near);
        waiting.push(near);
      }
  const [xs, ys] = [
    [...own].map((at) => at % columns),
    [...own].map((at) => Math.floor(at / columns)),
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  const box = { x: x * cell, y: y * cell, width: width * cell, height: height * cell };
  return { box, filled: own.size / (width * height) };
}

/** Wider and higher while it goes on: windows see the middle of a bar alone. */
function grown(box: Box, inkOf: (box: Box) => number): Box {
  const isDark = (side: Box) => inkOf(side) > side.width * side.height * 0.5;
  let { x, y, width, height } = box;
  for (let step = 0; step < across; step += 1) {
    if (isDark({ x: x - 1, y, width: 1, height })) [x, width] = [x - 1, width + 1];
    if (isDark({ x: x + width, y, width: 1, height })) width += 1;
    if (isDark({ x, y: y - 1, width, height: 1 })) [y, height] = [y - 1, height + 1];
    if (isDark({ x, y: y + height, width, height: 1 })) height += 1;
  }
  return { x, y, width, height };
}

/** A bar without letters is the table, or paint: nothing stands there. */
function lighten({ data, width, height }: Pixels, bar: Box, hasLetters: boolean): void {
  const [right, bottom] = [bar.x + bar.width, bar.y + bar.height];
  for (let y = Math.max(0, bar.y - edge); y < Math.min(height, bottom + edge); y += 1)
    for (let x = Math.max(0, bar.x - edge); x < Math.min(width, right + edge); x += 1) {
      const at = (y * width + x) * 4;
      const isInside = x >= bar.x && x < right && y >= bar.y && y < bottom;
      const light = (255 - (data[at] ?? 0)) * contrast;
      data.fill(isInside && hasLetters ? light : 255, at, at + 3);
    }
}

/** Light letters on a dark bar, as headings often stand, become dark ones on white. Answers whether there were any. */
export function lightenBars(image: Pixels): boolean {
  const inkOf = inkIn(image);
  const cells = darkCells(image, inkOf);
  const bars: Box[] = [];
  for (const from of cells) {
    const { box, filled } = takeBox(cells, from, Math.ceil(image.width / cell));
    const bar = grown(box, inkOf);
    if (bar.width >= leastWidth && bar.height >= leastHeight && filled >= minFill) bars.push(bar);
  }
  for (const bar of bars) lighten(image, bar, inkOf(bar) < bar.width * bar.height * solid);
  return bars.length > 0;
}
