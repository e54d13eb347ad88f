import { lettersInRows } from './letter-rows.ts';
import { hasHardlyLetters, turnsOf, upright } from './upright.ts';

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
  const found = await upright(page(), 0.2, [1, 3, 2], async () => words(count++ < after ? 20 : 95));
  expect(found && [found.width, found.height]).toEqual(size);
});

test('a page that is read surely is not turned', async () => {
  let isRead = false;
  const read = async () => {
    isRead = true;
    return words(95);
  };
  expect(await upright(page(), 0.9, [1, 3, 2], read)).toBeUndefined();
  expect(isRead).toBe(false);
});

/** Words of small letters between tall ones, whose feet are level. */
const letters = Array.from({ length: 60 }, (_, at) => {
  const height = at % 2 === 0 ? 20 : 14;
  return { x: (at % 12) * 14, y: Math.floor(at / 12) * 40 - height, width: 10, height };
});
const onSide = letters.map(({ x, y, width, height }) => ({
  ...{ x: y, y: -x - width },
  ...{ width: height, height: width },
}));
const upsideDown = letters.map((box) => ({ ...box, x: -box.x - 10, y: -box.y - box.height }));

test.each([
  ['upright', letters, []],
  ['on its side', onSide, [1]],
  ['upside down', upsideDown, [2]],
])('rows of letters tell that a page is %s', (_, boxes, clear) => {
  expect(turnsOf(lettersInRows(boxes)).clear).toEqual(clear);
});

test('specks in no row are hardly letters, and where rows don’t tell, nothing is turned', () => {
  const specks = letters.map((box, at) => ({ ...box, y: at * 90 }));
  const inRows = lettersInRows(specks);
  expect(hasHardlyLetters(inRows, specks)).toBe(true);
  expect(hasHardlyLetters(lettersInRows(letters), letters)).toBe(false);
  expect(turnsOf(inRows)).toEqual({ clear: [], possible: [] });
});
