import type { Pixels } from './pixels.ts';

/** Side of the squares that light is looked at in, in pixels. */
const square = 24;
/** Of 255: as bright as a picture can be, and paper that is not. */
const blown = { all: 251, paper: 248, soft: 240 };
/** Where nothing is seen the brightest pixel is so dark, of the paper's or of 255: a board is dark itself. */
const dark = { part: 0.25, least: 100, all: 32 };
/** Of a page: a blank square of such a side, or as much of its height or width without light, hides a part of it; of glare, so much of its edge is soft. */
const much = { glare: 0.2, dark: 0.3, soft: 0.3 };
/** Of a row of squares. */
const nearlyAll = 0.85;

type Square = { darkest: number; brightest: number };

function squaresOf({ data, width, height }: Pixels) {
  const [across, down] = [Math.floor(width / square), Math.floor(height / square)];
  const squares = Array.from({ length: across * down }, (): Square => ({
    darkest: 255,
    brightest: 0,
  }));
  for (let y = 0; y < down * square; y += 3)
    for (let x = 0; x < across * square; x += 3) {
      const one = squares[Math.floor(y / square) * across + Math.floor(x / square)];
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (!one) continue;
      one.darkest = Math.min(one.darkest, red, green, blue);
      one.brightest = Math.max(one.brightest, (red + green + blue) / 3);
    }
  return { squares, across, down };
}

/** The side of the largest square without anything but light: between letters there are smaller ones. */
function largestBlank(squares: readonly Square[], across: number): number {
  const sides: number[] = [];
  for (const [at, { darkest }] of squares.entries()) {
    const [left = 0, above = 0, corner = 0] =
      at % across === 0 ? [] : [sides[at - 1], sides[at - across], sides[at - across - 1]];
    sides.push(darkest < blown.all ? 0 : 1 + Math.min(left, above, corner));
  }
  return Math.max(0, ...sides);
}

/** How much of its edge fades into the paper: that of a white panel is sharp. */
function softness(squares: readonly Square[], across: number): number {
  const edge = squares.filter(
    ({ darkest }, at) =>
      darkest < blown.all &&
      [1, -1, across, -across].some((step) => (squares[at + step]?.darkest ?? 0) >= blown.all),
  );
  return edge.filter(({ darkest }) => darkest >= blown.soft).length / Math.max(1, edge.length);
}

/** The longest run of rows of which nearly all is so, as a part of all. */
function longestRun(isSo: (row: number, at: number) => boolean, rows: number, each: number) {
  let [longest, run] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    let count = 0;
    for (let at = 0; at < each; at += 1) count += isSo(row, at) ? 1 : 0;
    run = count >= each * nearlyAll ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / rows;
}

/** What hides a large part of a photo: a light that shines on it, or that there is none. */
export function lostLight(photo: Pixels): 'glare' | 'dark' | undefined {
  const { squares, across, down } = squaresOf(photo);
  const bright = squares.map(({ brightest }) => brightest).toSorted((a, b) => a - b);
  const paper = bright[Math.floor(bright.length * 0.4)] ?? 0;
  const light = bright[Math.floor(bright.length * 0.8)] ?? 0;
  const blank = largestBlank(squares, across) / Math.min(across, down);
  if (paper < blown.paper && blank > much.glare && softness(squares, across) > much.soft)
    return 'glare';
  const limit = Math.max(light > dark.least ? light * dark.part : 0, dark.all);
  const isDark = (x: number, y: number) => (squares[y * across + x]?.brightest ?? 255) < limit;
  const run = Math.max(
    longestRun((y, x) => isDark(x, y), down, across),
    longestRun(isDark, across, down),
  );
  return run > much.dark ? 'dark' : undefined;
}
