import { imageCropSchema, imageCropText } from './image-crop.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };

test('a crop is kept in millionths: the table holds no number as small as JSON can write', () => {
  expect(imageCropSchema.parse({ ...whole, x: 1e-300 })).toEqual(whole);
  expect(imageCropText.parse('{"x":5e-324,"y":0.12345678,"width":0.5,"height":0.5}')).toEqual({
    x: 0,
    y: 0.123457,
    width: 0.5,
    height: 0.5,
  });
});

test('a part without a width or height, or beyond the edge, is none', () => {
  for (const wrong of [{ width: 1e-300 }, { height: 0 }, { x: 0.5 }, { y: -0.1 }, { width: 2 }]) {
    expect(imageCropSchema.safeParse({ ...whole, ...wrong }).success).toBe(false);
  }
});
