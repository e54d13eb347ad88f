import type { Corners, Point } from './paper-edges.ts';
import type { Pixels } from './pixels.ts';

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Of a rectangle with the sheet's longer sides. */
export function flatSize([a, b, c, d]: Corners): { width: number; height: number } {
  return {
    width: Math.round(Math.max(distance(a, b), distance(d, c))),
    height: Math.round(Math.max(distance(a, d), distance(b, c))),
  };
}

/** The projective map of the unit square onto four corners (Heckbert 1989, section 2.2.1). */
function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, sumX] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sumY] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / whole;
  const h = (dx1 * sumY - sumX * dy1) / whole;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}

/** The sheet between the corners as seen from straight above, into a picture of `flatSize`. */
export function flatten(from: Pixels, to: Pixels, corners: Corners): void {
  const place = projection(corners);
  const line = from.width * 4;
  for (let y = 0; y < to.height; y += 1)
    for (let x = 0; x < to.width; x += 1) {
      const point = place((x + 0.5) / to.width, (y + 0.5) / to.height);
      const left = Math.min(Math.max(Math.floor(point.x - 0.5), 0), from.width - 2);
      const top = Math.min(Math.max(Math.floor(point.y - 0.5), 0), from.height - 2);
      const [partX, partY] = [point.x - 0.5 - left, point.y - 0.5 - top];
      const at = (top * from.width + left) * 4;
      for (let color = 0; color < 3; color += 1) {
        const of = (offset: number) => from.data[at + offset + color] ?? 0;
        const upper = of(0) * (1 - partX) + of(4) * partX;
        const lower = of(line) * (1 - partX) + of(line + 4) * partX;
        to.data[(y * to.width + x) * 4 + color] = upper * (1 - partY) + lower * partY;
      }
      to.data[(y * to.width + x) * 4 + 3] = 255;
    }
}
