import { cropAbout, middleOf, moved, zoomOf } from './image-crop.ts';
import { imageShape } from './images.ts';

const tall = { width: 900, height: 1600 };
const wide = { width: 1600, height: 900 };

test.each([tall, wide, { width: 1200, height: 900 }])(
  'the middle of %j is as large as the shape of pages allows',
  (size) => {
    const { x, y, width, height } = middleOf(size);
    expect((width * size.width) / (height * size.height)).toBeCloseTo(imageShape);
    expect(Math.max(width, height)).toBe(1);
    expect([x, y]).toEqual([(1 - width) / 2, (1 - height) / 2]);
  },
);

test('a smaller part keeps the shape, and stays within the image', () => {
  const corner = cropAbout(tall, 2, 1, 0);
  expect(zoomOf(tall, corner)).toBe(2);
  expect(corner).toMatchObject({ x: 0.5, y: 0, width: 0.5 });
});

test('a part is moved as far as there is image', () => {
  const middle = middleOf(wide);
  expect(moved(middle, 1, 1)).toEqual({ ...middle, x: 1 - middle.width });
  expect(moved(middle, -1, -1)).toEqual({ ...middle, x: 0 });
});
