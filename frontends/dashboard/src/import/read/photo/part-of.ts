import type { Box } from '../paper/pixels.ts';

/** Scale of a part, the margin taken around it, and its white border, in pixels. */
const scale = 2;
const around = 4;
const white = 24;

/** Draws part of a page larger, on white. */
export function partOf(canvas: HTMLCanvasElement, box: Box): HTMLCanvasElement {
  const [x, y] = [box.x - around, box.y - around];
  const [width, height] = [box.width + around * 2, box.height + around * 2];
  const part = document.createElement('canvas');
  part.width = width * scale + white * 2;
  part.height = height * scale + white * 2;
  const context = part.getContext('2d');
  if (!context) return part;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, part.width, part.height);
  context.drawImage(canvas, x, y, width, height, white, white, width * scale, height * scale);
  return part;
}
