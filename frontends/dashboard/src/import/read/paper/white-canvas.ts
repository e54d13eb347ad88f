/** For a canvas whose pixels are read again and again. */
export const readOften = { willReadFrequently: true };

/** A canvas as white as paper, whole pixels wide and high, and what draws on it. */
export function whiteCanvas(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', settings);
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return { canvas, context };
}
