import { type Box, endOf, footOf, type Pixels } from './pixels.ts';

const ink = 190;
/** Of the page's width: the least and the most of a box to be ticked, and how much wider than high it is at most. */
const sizes = [1 / 120, 1 / 25] as const;
const square = 1.25;
/** Of its side: so much of each of its lines is ink, which is so thick at most, and what is within is white. */
const [drawn, thickness] = [0.9, 0.2];
/** So many of one size begin below each other. */
const [fewest, alike] = [3, 0.2];

export const isSquare = ({ width, height }: Box, most: number) =>
  Math.min(width, height) >= most * sizes[0] &&
  Math.max(width, height) <= most * sizes[1] &&
  Math.max(width, height) <= Math.min(width, height) * square;

/** How much of a part of the page is ink. */
function inkIn({ data, width }: Pixels, { x, y, width: wide, height: high }: Box): number {
  let count = 0;
  for (let row = y; row < y + high; row += 1)
    for (let column = x; column < x + wide; column += 1)
      if ((data[(row * width + column) * 4] ?? 255) < ink) count += 1;
  return count / (wide * high);
}

/** Four straight lines around nothing: no letter has them, and a ticked box is more. */
function isEmptyBox(image: Pixels, box: Box): boolean {
  const { x, y, width, height } = box;
  const margin = Math.max(2, Math.round(Math.min(width, height) * thickness));
  const isLine = (lines: readonly Box[]) => lines.some((line) => inkIn(image, line) >= drawn);
  const rows = (from: number) =>
    Array.from({ length: margin }, (_, at) => ({ x, y: from + at, width, height: 1 }));
  const columns = (from: number) =>
    Array.from({ length: margin }, (_, at) => ({ x: from + at, y, width: 1, height }));
  const within = {
    x: x + margin,
    y: y + margin,
    width: width - margin * 2,
    height: height - margin * 2,
  };
  return (
    [rows(y), rows(footOf(box) - margin), columns(x), columns(endOf(box) - margin)].every(isLine) &&
    inkIn(image, within) === 0
  );
}

/** Empty boxes below each other, as those to be ticked on a sheet of orders: readers take them and the code beside for letters. */
export function tickBoxes(image: Pixels, squares: readonly Box[]): Box[] {
  const boxes = squares.filter((box) => isEmptyBox(image, box));
  const areAlike = (one: Box, other: Box) =>
    Math.abs(one.x - other.x) < one.width * alike &&
    Math.abs(one.width - other.width) < one.width * alike;
  return boxes.filter((box) => boxes.filter((other) => areAlike(box, other)).length >= fewest);
}
