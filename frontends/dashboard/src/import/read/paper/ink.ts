import { aroundAll, type Box, endOf, footOf, type Pixels } from './pixels.ts';

/** Darker than paper: letters in color, too. */
export const lettersInColor = 170;

/** From the topmost to the lowest ink in a column of pixels, of what is darker than `ink`; undefined where it is white. */
export function inkOfColumn(
  { data, width, height }: Pixels,
  x: number,
  { from, to, ink }: { from: number; to: number; ink: number },
) {
  let [top, foot] = [-1, -1];
  for (let y = Math.max(0, from); y < Math.min(height, to); y += 1) {
    if ((data[(y * width + x) * 4] ?? 255) >= ink) continue;
    if (top < 0) top = y;
    foot = y + 1;
  }
  return top < 0 ? undefined : { top, foot };
}

/** Ink in a box between white columns, each as high as it is. */
export function signsIn(image: Pixels, box: Box, ink: number): Box[] {
  const found: Box[] = [];
  for (let x = box.x; x < endOf(box); x += 1) {
    const column = inkOfColumn(image, x, { from: box.y, to: footOf(box), ink });
    if (!column) continue;
    const sign = { x, y: column.top, width: 1, height: column.foot - column.top };
    const last = found.at(-1);
    if (last && endOf(last) === x) Object.assign(last, aroundAll([last, sign]));
    else found.push(sign);
  }
  return found;
}

/** The box around the ink that hangs together with a pixel, which is taken away from `isInk`. */
function takenAt(isInk: Uint8Array, width: number, start: number): Box {
  let [left, right, top, bottom] = [width, 0, Infinity, 0];
  const open = [start];
  isInk[start] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (const step of [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]) {
      if (isInk[at + step] !== 1) continue;
      isInk[at + step] = 0;
      open.push(at + step);
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Whatever hangs together on a page, black on white, and is such a part. */
export function inkParts(
  { data, width, height }: Pixels,
  ink: number,
  isPart: (box: Box) => boolean,
): Box[] {
  const isInk = new Uint8Array(width * height);
  for (let at = 0; at < isInk.length; at += 1) isInk[at] = (data[at * 4] ?? 255) < ink ? 1 : 0;
  const found: Box[] = [];
  for (let at = isInk.indexOf(1); at >= 0; at = isInk.indexOf(1, at)) {
    const box = takenAt(isInk, width, at);
    if (isPart(box)) found.push(box);
  }
  return found;
}
