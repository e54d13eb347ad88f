import { middle, type Pixels } from './pixels.ts';

export type Point = { x: number; y: number };
/** Of a sheet, from its upper left corner clockwise, in pixels of the photo. */
export type Corners = readonly [Point, Point, Point, Point];

/** Edges are looked for in a picture of at most this side: letters fade in it, paper does not. */
const longest = 320;
/** Of 255: a sheet on a table of nearly its own color is left as it is. */
const leastContrast = 40;
/** Of the threshold, since a part of the sheet may lie in a shadow. */
const shades = [1, 0.85, 0.72, 1.15];
/** Parts of the picture. */
const leastArea = 0.25;
const leastMargin = 0.008;
/** Of 255, between cells so far within and beyond an edge. */
const leastStep = 20;
const cellDistance = 2;
/** Of 255, between neighbors; and the share of a table that may be so. */
const plainStep = 20;
const mostSharp = 0.01;
/** How much longer a side is than the one opposite: below it OCR reads a sheet as well as it lies. */
const leastLean = 1.25;
/** So much of a sheet's edge is left out: a rest of the table would be read as a rule. */
const rim = 0.008;
/** Of the picture's longer side: how far an edge may be from a straight line. */
const mostBend = 0.008;
/** Degrees that a corner may be off a right angle: more is no sheet seen from above. */
const mostSkew = 40;

type Grey = { values: Float32Array; across: number; down: number; step: number };

function smallGrey({ data, width, height }: Pixels): Grey {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / longest));
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const values = new Float32Array(across * down);
  for (let y = 0; y < down * step; y += 1)
    for (let x = 0; x < across * step; x += 1) {
      const from = (y * width + x) * 4;
      const grey =
        (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114;
      const at = Math.floor(y / step) * across + Math.floor(x / step);
      values[at] = (values[at] ?? 0) + grey / step ** 2;
    }
  return { values, across, down, step };
}

/** Otsu's threshold between paper and table; undefined if they hardly differ. */
function thresholdOf({ values }: Grey): number | undefined {
  const counts = new Uint32Array(256);
  for (const value of values) {
    const at = Math.min(255, Math.floor(value));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const all = values.reduce((sum, value) => sum + value, 0);
  let best = { between: -1, threshold: 0, apart: 0 };
  let [below, sum] = [0, 0];
  for (let at = 0; at < 255; at += 1) {
    below += counts[at] ?? 0;
    sum += (counts[at] ?? 0) * (at + 0.5);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = (all - sum) / above - sum / below;
    const between = below * above * apart ** 2;
    if (between > best.between) best = { between, threshold: at + 1, apart };
  }
  return best.apart < leastContrast ? undefined : best.threshold;
}

/** An area's size, and its outermost cells: of each line the first and the last, of each column too. */
type Area = { count: number; left: Point[]; right: Point[]; top: Point[]; bottom: Point[] };

/** Cells that are connected with the middle of the picture. */
function middleArea({ values, across, down }: Grey, isPaper: (value: number) => boolean) {
  const mask = Uint8Array.from(values, (value) => (isPaper(value) ? 1 : 0));
  const isMiddle = (at: number) =>
    Math.abs((at % across) - across / 2) < across / 8 &&
    Math.abs(Math.floor(at / across) - down / 2) < down / 8;
  const waiting = [mask.findIndex((is, at) => is === 1 && isMiddle(at))];
  const area = new Uint8Array(mask.length);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (mask[at] !== 1) continue;
    mask[at] = 0;
    area[at] = 1;
    const x = at % across;
    if (x > 0) waiting.push(at - 1);
    if (x < across - 1) waiting.push(at + 1);
    waiting.push(at - across, at + across);
  }
  return area;
}

function areaOf(grey: Grey, isPaper: (value: number) => boolean): Area {
  const { across, down } = grey;
  const area = middleArea(grey, isPaper);
  const found: Area = { count: 0, left: [], right: [], top: [], bottom: [] };
  const rows = Array.from({ length: down }, (_, at) => at);
  const columns = Array.from({ length: across }, (_, at) => at);
  for (const y of rows) {
    const line = area.subarray(y * across, (y + 1) * across);
    found.count += line.reduce((sum, is) => sum + is, 0);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    if (first < 0) continue;
    found.left.push({ x: first, y });
    found.right.push({ x: last + 1, y });
  }
  for (const x of columns) {
    const isIn = (y: number) => area[y * across + x] === 1;
    const first = rows.findIndex(isIn);
    if (first < 0) continue;
    found.top.push({ x, y: first });
    found.bottom.push({ x, y: rows.findLastIndex(isIn) + 1 });
  }
  return found;
}

/** `across = at + slope * along`: along is x of an edge above or below, y of one at a side. */
type Edge = { at: number; slope: number };

/** Through the points but for those near the corners; undefined where they are on no straight line. */
function edgeOf(points: readonly { along: number; across: number }[], most: number) {
  const inner = points.slice(Math.ceil(points.length * 0.12), Math.floor(points.length * 0.88));
  const half = inner.length >> 1;
  const slope = middle(
    inner.slice(0, half).map((one, at) => {
      const other = inner[at + half] ?? one;
      return (other.across - one.across) / (other.along - one.along || 1);
    }),
  );
  const at = middle(inner.map((one) => one.across - slope * one.along));
  const isOff = (one: { along: number; across: number }) =>
    Math.abs(one.across - slope * one.along - at) > most;
  return inner.filter(isOff).length > inner.length * 0.15 ? undefined : { at, slope };
}

/** Where an edge of lines (y by x) and one of columns (x by y) meet. */
function cornerOf(level: Edge, upright: Edge): Point {
  const y = (level.at + level.slope * upright.at) / (1 - level.slope * upright.slope);
  return { x: upright.at + upright.slope * y, y };
}

const byX = ({ x, y }: Point) => ({ along: x, across: y });
const byY = ({ x, y }: Point) => ({ along: y, across: x });

const sidesOf = ([a, b, c, d]: Corners) =>
  [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ] as const;

/** How far a point lies outside the sheet; negative within it. */
const outside = (corners: Corners, { x, y }: Point) =>
  Math.max(
    ...sidesOf(corners).map(
      ([from, to]) =>
        ((to.y - from.y) * (x - from.x) - (to.x - from.x) * (y - from.y)) /
        Math.hypot(to.x - from.x, to.y - from.y),
    ),
  );

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Whether paper ends and the table begins all along a side: the border of a shadow is no edge. */
function isSharpSide(
  { values, across }: Grey,
  [from, to]: readonly [Point, Point],
  sign: number,
): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const outward = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const valueAt = ({ x, y }: Point, by: number) =>
    values[Math.round(y + outward.y * by) * across + Math.round(x + outward.x * by)] ?? 0;
  const steps = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85].map((part) => {
    const point = along(from, to, part);
    return valueAt(point, -cellDistance) - valueAt(point, cellDistance);
  });
  return steps.filter((step) => step * sign >= leastStep).length >= 7;
}

function cornersOf(area: Area, { across, down }: Grey): Corners | undefined {
  const most = Math.max(1.5, Math.max(across, down) * mostBend);
  const [top, bottom] = [area.top, area.bottom].map((all) => edgeOf(all.map(byX), most));
  const [left, right] = [area.left, area.right].map((all) => edgeOf(all.map(byY), most));
  if (!top || !bottom || !left || !right) return undefined;
  const slopes = [top, bottom].flatMap((level) =>
    [left, right].map((upright) => Math.atan(level.slope) + Math.atan(upright.slope)),
  );
  if (slopes.some((radians) => Math.abs(radians) > (mostSkew * Math.PI) / 180)) return undefined;
  const corners = [
    cornerOf(top, left),
    cornerOf(top, right),
    cornerOf(bottom, right),
    cornerOf(bottom, left),
  ] as const;
  const margin = Math.max(across, down) * leastMargin;
  const isWithin = ({ x, y }: Point, by: number) =>
    x > by && y > by && x < across - by && y < down - by;
  const middles = sidesOf(corners).map(([from, to]) => along(from, to, 0.5));
  // A tip of a corner may be cut off.
  const isSeen =
    middles.every((one) => isWithin(one, margin)) &&
    corners.every((corner) => isWithin(corner, -margin * 2));
  return isSeen ? corners : undefined;
}

/** Whether nothing is written around it: a dark head across the whole sheet would be cut off. */
function isPlainAround({ values, across }: Grey, corners: Corners): boolean {
  const around = [...values.keys()].filter(
    (at) => outside(corners, { x: at % across, y: Math.floor(at / across) }) > 3,
  );
  const isSharp = (at: number) =>
    Math.abs((values[at] ?? 0) - (values[at + 1] ?? values[at] ?? 0)) > plainStep &&
    (at + 1) % across !== 0;
  return around.filter(isSharp).length <= around.length * mostSharp;
}

/** Whether a sheet was photographed from the side: one that is only turned is leveled without loss by its lines. */
function isLeaning(corners: Corners): boolean {
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(corners).map(([from, to]) =>
    Math.hypot(to.x - from.x, to.y - from.y),
  );
  const ratio = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);
  return Math.max(ratio(top, bottom), ratio(left, right)) > leastLean;
}

/** Of a leaning sheet that lies whole in the picture, on a table of another brightness. */
export function paperCorners(image: Pixels): Corners | undefined {
  const grey = smallGrey(image);
  const threshold = thresholdOf(grey);
  if (threshold === undefined) return undefined;
  // Light paper on a dark table, or the other way round.
  const kinds = shades.flatMap((shade) => [1, -1].map((sign) => ({ shade, sign })));
  for (const { shade, sign } of kinds) {
    const isPaper = (value: number) => (value - threshold * shade) * sign >= 0;
    const area = areaOf(grey, isPaper);
    if (area.count < grey.values.length * leastArea) continue;
    const corners = cornersOf(area, grey);
    if (!corners || !isLeaning(corners) || !isPlainAround(grey, corners)) continue;
    if (!sidesOf(corners).every((one) => isSharpSide(grey, one, sign))) continue;
    const center = along(
      along(corners[0], corners[2], 0.5),
      along(corners[1], corners[3], 0.5),
      0.5,
    );
    const [a, b, c, d] = corners
      .map((corner) => along(corner, center, rim))
      .map(({ x, y }) => ({ x: x * grey.step, y: y * grey.step }));
    if (a && b && c && d) return [a, b, c, d];
  }
  return undefined;
}
