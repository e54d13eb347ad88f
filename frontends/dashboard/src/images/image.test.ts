import { scaledDown } from './image.ts';

/** A browser that encodes no WebP gives a PNG instead. */
class Canvas {
  getContext = () => ({ drawImage: () => undefined });
  convertToBlob = ({ type }: { type: string }) =>
    Promise.resolve(new Blob(['x'], { type: type === 'image/webp' ? 'image/png' : type }));
}

test.each(['image/png', 'image/jpeg'])('%s stays so without WebP', async (type) => {
  const bitmap = { width: 3000, height: 1000, close: () => undefined };
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    createImageBitmap: () => Promise.resolve(bitmap),
  });
  const large = new File(['larger'], 'logo', { type });
  expect((await scaledDown(large)).type).toBe(type);
});
