import { CannotRead } from '../../limits.ts';
import { readOften, whiteCanvas } from '../paper/white-canvas.ts';
import type { SourceMenu, Reading } from '../source-menu.ts';

/** Longer side in pixels: enough for small print, yet read by a phone within seconds. */
const largest = 2600;
/** Small photos are enlarged for better OCR. */
const smallest = 1600;

export async function canvasOf(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new CannotRead(
      `“${file.name}” is not a picture this browser can open. Try it as JPEG or PNG.`,
    );
  });
  const longer = Math.max(bitmap.width, bitmap.height);
  const scale =
    longer > largest ? largest / longer : longer < smallest ? Math.min(2, smallest / longer) : 1;
  // Where a PNG is transparent, there is paper: without it, black.
  const { canvas, context } = whiteCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
    readOften,
  );
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** OCR of a menu photo, on this device. */
export async function readPhoto(file: File, reading: Reading): Promise<SourceMenu> {
  const { recognise } = await import('./recognise.ts');
  const { image, ...read } = await recognise(await canvasOf(file), 0, reading);
  return { kind: 'lines', ...read, images: [image] };
}
