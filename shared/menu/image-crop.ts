import type { ImageCrop } from '../contracts/catalogue/items/image-crop.ts';
import { imageShape } from './images.ts';

type Size = { width: number; height: number };

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** A crop in the page's shape, `zoom` times smaller than the largest, centered on a point. */
export function cropAbout(
  { width, height }: Size,
  zoom: number,
  x: number,
  y: number,
  shape = imageShape,
): ImageCrop {
  const wide = Math.min(1, (height * shape) / width) / zoom;
  const high = Math.min(1, width / shape / height) / zoom;
  return {
    x: within(x - wide / 2, 1 - wide),
    y: within(y - high / 2, 1 - high),
    width: wide,
    height: high,
  };
}

/** The largest centered crop of that shape. */
export const middleOf = (size: Size, shape?: number): ImageCrop =>
  cropAbout(size, 1, 0.5, 0.5, shape);

export const zoomOf = (size: Size, crop: ImageCrop): number => middleOf(size).width / crop.width;

/** The same crop, moved within the image. */
export const moved = (crop: ImageCrop, x: number, y: number): ImageCrop => ({
  ...crop,
  x: within(crop.x + x, 1 - crop.width),
  y: within(crop.y + y, 1 - crop.height),
});
