import type { Pixels } from './pixels.ts';
import { readOften, whiteCanvas } from './white-canvas.ts';

/** Maximum skew of a page photographed by hand, in degrees. */
const most = 8;
/** Below this, rotating blurs more than it helps. */
const least = 0.2;
/** A sample of letter edges as good as all. */
const enough = 40_000;
const ink = 128;

/** What is turned by less, and not told by light that was made even, is read as well as it lies: its words are made level. */
const leastTold = 1.1;
/** Where lines lie so, they are so many times as sharp as where the page is turned by so much more or less. */
const [peak, beside] = [1.1, 0.8];

/** Lower edges of dark pixels: a shaded area counts only by its border. */
export function lowerEdges({ data, width, height }: Pixels): Int32Array {
  const found: number[] = [];
  for (let y = 0; y < height - 2; y += 1) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4;
      const below = at + width * 8;
      if ((data[at] ?? 255) < ink && (data[below] ?? 0) >= ink) found.push(x, y);
    }
  }
  const step = Math.max(1, Math.ceil(found.length / 2 / enough));
  return Int32Array.from(found.filter((_, at) => (at >> 1) % step === 0));
}

/** How sharply the edges form lines when the page is rotated by `degrees`. */
function sharpness(edges: Int32Array, degrees: number, width: number, height: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const lines = new Float64Array(Math.ceil((height + width) / 2) + 2);
  const shift = slope > 0 ? width * slope : 0;
  for (let at = 0; at < edges.length; at += 2) {
    const line = ((edges[at + 1] ?? 0) - (edges[at] ?? 0) * slope + shift) >> 1;
    lines[line] = (lines[line] ?? 0) + 1;
  }
  return lines.reduce((sum, count) => sum + count * count, 0);
}

/**
 * Clockwise skew of a page's lines, in degrees; 0 if negligible. Light that was made even part by part leaves level
 * edges where a turned sheet ends: then its edges as they were `before` tell, where its lines lie so.
 */
export function skewOf(image: Pixels, before?: Int32Array): number {
  const sharpnessOf = (edges: Int32Array, degrees: number) =>
    sharpness(edges, degrees, image.width, image.height);
  const skewIn = (edges: Int32Array) => {
    const sharpest = (from: number, to: number, step: number) => {
      let [best, sharp] = [0, -1];
      for (let degrees = from; degrees <= to; degrees += step) {
        const now = sharpnessOf(edges, degrees);
        if (now > sharp) [best, sharp] = [degrees, now];
      }
      return best;
    };
    const rough = sharpest(-most, most, 0.5);
    const fine = sharpest(rough - 0.5, rough + 0.5, 0.1);
    return Math.abs(fine) < least ? 0 : fine;
  };
  const edges = lowerEdges(image);
  const skew = skewIn(edges);
  if (skew !== 0 || !before) return skew;
  const other = skewIn(before);
  if (Math.abs(other) < leastTold) return 0;
  const around = [other - beside, other + beside].map((degrees) => sharpnessOf(edges, degrees));
  return sharpnessOf(edges, other) > Math.max(...around) * peak ? other : 0;
}

/** Deskews the page. */
export function deskew(canvas: HTMLCanvasElement, degrees: number): HTMLCanvasElement {
  if (degrees === 0) return canvas;
  const angle = (-degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const { canvas: turned, context } = whiteCanvas(
    Math.ceil(canvas.width * cosine + canvas.height * sine),
    Math.ceil(canvas.height * cosine + canvas.width * sine),
    readOften,
  );
  if (!context) return canvas;
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate(angle);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return turned;
}
