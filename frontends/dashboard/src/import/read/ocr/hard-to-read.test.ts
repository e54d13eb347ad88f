import { lostLight } from '../paper/lost-light.ts';
import { hardToRead, isUnreadable } from './hard-to-read.ts';
import { letterParts } from './letter-rows.ts';

const words = (sure: number, unsure: number) =>
  Array.from({ length: sure + unsure }, (_, at) => ({
    ...{ x: 0, y: at * 30, width: 90, height: 20 },
    text: 'Soup',
    confidence: at < sure ? 95 : 40,
  }));

test('much is said to be missing where many words are unsure, and not of a photo that was read well', () => {
  expect(hardToRead(words(6, 4), undefined)).toMatch(/could not be read well.*nearer/);
  expect(hardToRead(words(8, 2), undefined)).toBeUndefined();
  expect(hardToRead(words(1, 2), undefined)).toBeUndefined();
});

test('a blurred photo says so, and is not read where hardly a letter is sure', () => {
  expect(hardToRead(words(9, 0), undefined, true)).toMatch(/is blurred.*Tap the menu/);
  expect(hardToRead(words(9, 0), 'dark', true)).toMatch(/too dark/);
  expect(isUnreadable(words(4, 8), 'page')).toBe(true);
  expect(isUnreadable(words(6, 6), 'page')).toBe(true);
  expect(isUnreadable(words(6, 6), 'band')).toBe(false);
  expect(isUnreadable(words(9, 3), 'page')).toBe(false);
  expect(isUnreadable(words(0, 3), 'band')).toBe(false);
});

type Shade = (x: number, y: number) => number;

/** Paper of 480 pixels by its shade at each, with letters where `isWritten`. */
function photo(shade: Shade, isWritten: (x: number, y: number) => boolean = () => true) {
  const side = 480;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isLetter = x % 12 < 4 && y % 24 < 12 && isWritten(x, y);
    data.fill(isLetter ? shade(x, y) * 0.2 : shade(x, y), at * 4, at * 4 + 3);
  }
  return { data, width: side, height: side };
}
const fromMiddle = (x: number, y: number) => Math.hypot(x - 240, y - 240);
const flash: Shade = (x, y) => Math.max(225, Math.min(255, 292 - fromMiddle(x, y) / 4));

test.each([
  ['paper in even light', photo(() => 225), undefined],
  ['a flash on it', photo(flash, (x, y) => fromMiddle(x, y) > 200), 'glare'],
  [
    'a white panel on it',
    photo(
      (x, y) => (fromMiddle(x, y) < 150 ? 255 : 200),
      (x, y) => fromMiddle(x, y) > 150,
    ),
    undefined,
  ],
  ['its lower half in the dark', photo((_, y) => (y < 240 ? 220 : 14)), 'dark'],
  [
    'a board',
    photo(
      (x, y) => (x % 12 < 4 && y % 24 < 12 ? 230 : 45),
      () => false,
    ),
    undefined,
  ],
] as const)('light that hides a part of a photo: %s', (_, pixels, light) => {
  expect(lostLight(pixels)).toBe(light);
  expect(hardToRead([], lostLight(pixels))?.includes('may not have been read') ?? false).toBe(
    light !== undefined,
  );
});

test('ink that hangs together is one part', () => {
  const ink = photo(
    (x, y) =>
      (x > 100 && x < 112 && y > 50 && y < 70) || (x === 105 && y < 80 && y > 50) ? 0 : 255,
    () => false,
  );
  expect(letterParts(ink)).toEqual([{ x: 101, y: 51, width: 11, height: 29 }]);
});
