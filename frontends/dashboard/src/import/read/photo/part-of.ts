import type { Box } from '../paper/pixels.ts';
import { whiteCanvas } from '../paper/white-canvas.ts';

/** Scale of a part, the margin taken around it, and its white border, in pixels. */
const scale = 2;
const around = 4;
const white = 24;

/** Draws part of a page larger, on white. */
export function partOf(canvas: HTMLCanvasElement, box: Box): HTMLCanvasElement {
  const [x, y] = [box.x - around, box.y - around];
  const [width, height] = [box.width + around * 2, box.height + around * 2];
  const { canvas: part, context } = whiteCanvas(
    width * scale + white * 2,
    height * scale + white * 2,
  );
  context?.drawImage(canvas, x, y, width, height, white, white, width * scale, height * scale);
  return part;
}
