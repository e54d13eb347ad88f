import { expect, jest, test } from '@jest/globals';
import { canvasOf } from './photo.ts';

test('a transparent picture lies on white paper', async () => {
  const drawn: unknown[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => drawn.push(context.fillStyle),
    drawImage: () => drawn.push('picture'),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is used of a context
  const fake = context as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(fake as never);
  const bitmap = { width: 2000, height: 1000, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  const { width } = await canvasOf(new File(['png'], 'menu.png', { type: 'image/png' }));
  expect([width, drawn]).toEqual([2000, ['#fff', 'picture']]);
});
