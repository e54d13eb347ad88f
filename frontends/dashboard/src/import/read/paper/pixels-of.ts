import { CannotRead } from '../../limits.ts';

/** What is drawn, to read and to change. */
export function pixelsOf(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new CannotRead('This device cannot draw the photo.');
  return { context, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
}
