import { type QrBrand, qrCode, qrSizePx } from '@menuleaf/shared/menu/qr-code.ts';

/** PNG sizes: a message, a flyer, a poster. */
export const pngSizes = [512, 1024, 2048] as const;

export const qrFileName = (restaurant: string, end: string) =>
  `${restaurant.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-qr-code${end}`;

export const qrSvg = (url: string, brand: QrBrand) =>
  new Blob([qrCode(url, qrSizePx, brand)], { type: 'image/svg+xml' });

/** The code as a PNG of `size` pixels a side, rendered by the browser from the same SVG. */
export async function qrPng(url: string, size: number, brand: QrBrand): Promise<Blob> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(qrCode(url, size, brand))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!made) throw new Error('The browser could not draw the image');
  return made;
}
