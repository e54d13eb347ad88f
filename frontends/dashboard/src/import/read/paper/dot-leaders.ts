import { inkParts } from './ink.ts';
import { type Box, footOf, type Pixels } from './pixels.ts';
import { isSquare, tickBoxes } from './tick-boxes.ts';

const ink = 215;
/** Of the page's width: no dot is higher, and no dash longer. So many in a row, as far from each other, are leaders. */
const [widest, longest] = [1 / 200, 1 / 120];
const fewest = 6;
/** How much the steps between them differ, in steps, and how far one stands from the next, in widths. */
const [uneven, farthest] = [0.2, 8];
/** How much a dot is higher than wide, and differs from the next, in pixels: letters in small print differ more. */
const [round, alike] = [3, 2];

const isDot = ({ width, height }: Box, most: number) =>
  height <= most * widest && width <= most * longest && height - width <= round;

function whiten({ data, width: line }: Pixels, { x, y, width, height }: Box) {
  for (let row = y - 1; row <= y + height; row += 1)
    data.fill(255, (row * line + x - 1) * 4, (row * line + x + width + 1) * 4);
}

const areAlike = (one: Box, other: Box) =>
  Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height)) <= alike;

/** Dots or dashes in a row between a name and its price or below them, and boxes to be ticked: readers take them for letters, those of some scripts for long. */
export function withoutLeaders(image: Pixels): boolean {
  const { width } = image;
  const parts = inkParts(image, ink, (box) => isDot(box, width) || isSquare(box, width));
  const boxes = tickBoxes(
    image,
    parts.filter((part) => isSquare(part, width)),
  );
  for (const box of boxes) whiten(image, box);
  const rows = new Map<number, Box[]>();
  for (const dot of parts.filter((part) => isDot(part, width))) {
    const foot = footOf(dot);
    const near = [foot, foot - 1, foot + 1].map((one) => rows.get(one)).find(Boolean);
    if (near) near.push(dot);
    else rows.set(foot, [dot]);
  }
  let isFound = boxes.length > 0;
  const leave = (run: readonly Box[]) => {
    if (run.length < fewest) return;
    isFound = true;
    for (const dot of run) whiten(image, dot);
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
