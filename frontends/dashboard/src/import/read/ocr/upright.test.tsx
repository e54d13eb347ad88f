import { expect, test } from '@jest/globals';
import { upright } from './upright.ts';

Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

const page = () => Object.assign(document.createElement('canvas'), { width: 400, height: 600 });
const words = (confidence: number) =>
  Array.from({ length: 10 }, (_, at) => ({
    ...{ x: 0, y: at * 30, width: 90, height: 20 },
    text: 'Leek soup',
    confidence,
  }));

test.each([
  ['on its left side', 0, [600, 400]],
  ['on its right side', 1, [600, 400]],
  ['upside down', 2, [400, 600]],
  ['in letters that no turn makes known', 3, undefined],
])('a page %s is turned as it is read surely', async (_, after, size) => {
  let count = 0;
  const found = await upright(page(), 0.2, async () => words(count++ < after ? 20 : 95));
  expect(found && [found.width, found.height]).toEqual(size);
});

test('a page that is read surely is not turned', async () => {
  let isRead = false;
  const read = async () => {
    isRead = true;
    return words(95);
  };
  expect(await upright(page(), 0.9, read)).toBeUndefined();
  expect(isRead).toBe(false);
});
