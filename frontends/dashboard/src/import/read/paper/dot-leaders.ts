import { inkParts } from './ink.ts';
import { type Box, footOf, type Pixels } from './pixels.ts';

const ink = 190;
/** Of the page's width: no dot is wider. So many in a row, as far from each other, are leaders. */
const widest = 1 / 200;
const fewest = 6;
/** How much the steps between them differ, in steps, and how far one stands from the next, in widths. */
const [uneven, farthest] = [0.2, 8];
/** How much a dot is wider than high, and differs from the next, in pixels: letters in small print differ more. */
const [round, alike] = [3, 2];

/** Small round pieces of ink that touch no other. */
function dotsOf(image: Pixels): Box[] {
  const most = image.width * widest;
  return inkParts(
    image,
    ink,
    ({ width, height }) => width <= most && height <= most && Math.abs(width - height) <= round,
  );
}

const areAlike = (one: Box, other: Box) =>
  Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height)) <= alike;

/** Dots in a row between a name and its price: readers take them for letters, those of some scripts for long. */
export function withoutLeaders(image: Pixels): boolean {
  const rows = new Map<number, Box[]>();
  for (const dot of dotsOf(image)) {
    const foot = footOf(dot);
    const near = [foot, foot - 1, foot + 1].map((one) => rows.get(one)).find(Boolean);
    if (near) near.push(dot);
    else rows.set(foot, [dot]);
  }
  let isFound = false;
  const leave = (run: readonly Box[]) => {
    if (run.length < fewest) return;
    isFound = true;
    for (const { x, y, width, height } of run)
      for (let row = y - 1; row <= y + height; row += 1)
        image.data.fill(
          255,
          (row * image.width + x - 1) * 4,
          (row * image.width + x + width + 1) * 4,
        );
  };
  for (const row of rows.values()) {
    let run: Box[] = [];
    for (const dot of row.toSorted((a, b) => a.x - b.x)) {
      const [before, last] = run.slice(-2);
      const [step, usual] = [dot.x - (run.at(-1)?.x ?? 0), last && before ? last.x - before.x : 0];
      const isNext =
        run.every((one) => areAlike(one, dot)) &&
        run.length > 0 &&
        step < Math.max(dot.width, 3) * farthest &&
        (usual === 0 || Math.abs(step - usual) <= Math.max(2, usual * uneven));
      if (!isNext) {
        leave(run);
        run = run.length > 0 && step < dot.width * farthest ? run.slice(-1) : [];
      }
      run.push(dot);
    }
    leave(run);
  }
  return isFound;
}
