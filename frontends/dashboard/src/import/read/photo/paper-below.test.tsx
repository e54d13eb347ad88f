import { canvasOf } from './photo.ts';

test('a transparent picture lies on white paper', async () => {
  const drawn: unknown[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => drawn.push(context.fillStyle),
    drawImage: () => drawn.push('picture'),
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  const bitmap = { width: 2000, height: 1000, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  const { width } = await canvasOf(new File(['png'], 'menu.png', { type: 'image/png' }));
  expect([width, drawn]).toEqual([2000, ['#fff', 'picture']]);
});
