import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Frame } from './frame.ts';

type Drawn = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** How many numbers follow each step of a path: to a point, a line, two curves, and back to where it began. */
const numbersOf = [2, 2, 6, 4, 0];
const invisible: ReadonlySet<unknown> = new Set([OPS.endPath]);

const areNumbers = (value: unknown): value is ArrayLike<number> =>
  value instanceof Float32Array ||
  (Array.isArray(value) && value.every((one) => typeof one === 'number'));

/** The points of each part of a path. */
function partsOf(path: ArrayLike<number>): number[][] {
  const parts: number[][] = [];
  let at = 0;
  while (at < path.length) {
    const step = path[at] ?? 0;
    const count = numbersOf[step] ?? 0;
    if (step === 0) parts.push([]);
    parts.at(-1)?.push(...Array.from({ length: count }, (_, by) => path[at + 1 + by] ?? 0));
    at += count + 1;
  }
  return parts;
}

/** So much of what is around a shape is drawn: of a wave or a leaf it is not. */
const leastStraight = 0.5;

/** What is around a line or a rectangle, whose corners may be round. */
function aroundPoints(
  points: readonly number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
): Frame[] {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    xs.push(a * x + c * y + e);
    ys.push(b * x + d * y + f);
  }
  const frame = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    end: Math.max(...xs),
    foot: Math.max(...ys),
  };
  const straight = xs.reduce((sum, x, at) => {
    const before = at === 0 ? xs.length - 1 : at - 1;
    const steps = [Math.abs(x - (xs[before] ?? x)), Math.abs((ys[at] ?? 0) - (ys[before] ?? 0))];
    return Math.min(...steps) < 0.5 ? sum + Math.max(...steps) : sum;
  }, 0);
  const around = 2 * (frame.end - frame.x + frame.foot - frame.y);
  return straight >= around * leastStraight ? [frame] : [];
}

/** What is around each line and area that a page draws, as it is `seen`. */
export function shapesOf({ fnArray, argsArray }: Drawn, seen: number[]): Frame[] {
  const shapes: Frame[] = [];
  const kept: number[][] = [];
  let turned = seen;
  for (const [at, drawn] of fnArray.entries()) {
    const args: unknown = argsArray[at];
    const given: unknown[] = Array.isArray(args) ? args : [];
    const matrix = drawn === OPS.paintFormXObjectBegin ? given[0] : args;
    if (drawn === OPS.save || drawn === OPS.paintFormXObjectBegin) kept.push(turned);
    if (drawn === OPS.restore || drawn === OPS.paintFormXObjectEnd) turned = kept.pop() ?? seen;
    else if (drawn === OPS.transform || drawn === OPS.paintFormXObjectBegin)
      turned = areNumbers(matrix) ? Util.transform(turned, Array.from(matrix)) : turned;
    else if (drawn === OPS.constructPath && !invisible.has(given[0])) {
      const [path]: unknown[] = Array.isArray(given[1]) ? given[1] : [];
      const parts = areNumbers(path) ? partsOf(path) : [];
      shapes.push(
        ...parts.flatMap((points) => (points.length > 2 ? aroundPoints(points, turned) : [])),
      );
    }
  }
  return shapes;
}
