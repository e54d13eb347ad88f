import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { readNumbersAgain } from './numbers-again.ts';
import { raisedCents, withCents, withoutRaisedCodes } from './raised-cents.ts';

const word = { x: 95, y: 95, width: 150, height: 45, text: '$950', confidence: 90 };
const picture = (...signs: Ink[]) => blackOnWhite([300, 200], signs);
const cents = (...signs: Ink[]) => raisedCents(picture(...signs), word)?.cents;

const dollar: Ink = [100, 96, 16, 38];
const nine: Ink = [120, 100, 18, 30];

test('two digits that stand small and high behind others are cents, apart or touching', () => {
  const found = { x: 141, y: 100, width: 25, height: 18 };
  expect(cents(dollar, nine, [141, 100, 12, 18], [154, 100, 12, 18])).toEqual(found);
  expect(cents(nine, [141, 100, 25, 18])).toEqual(found);
});

test.each<[string, Ink[]]>([
  [
    'digits on the line',
    [
      [141, 100, 18, 30],
      [162, 100, 18, 30],
    ],
  ],
  [
    'small ones on the line',
    [
      [141, 112, 12, 18],
      [154, 112, 12, 18],
    ],
  ],
  ['a single raised sign', [[141, 100, 8, 18]]],
  ['a dash', [[141, 112, 24, 4]]],
  [
    'three raised signs',
    [
      [141, 100, 12, 18],
      [154, 100, 12, 18],
      [167, 100, 12, 18],
    ],
  ],
])('%s are no cents', (_, behind) => {
  expect(cents(dollar, nine, ...behind)).toBeUndefined();
});

test('they are read behind a point, once', () => {
  expect(['$950', '1250', '$36%°', '$9.50'].map(withCents)).toEqual([
    '$9.50',
    '12.50',
    '$36',
    '$9.50',
  ]);
});

test.each([
  ['Pesto*‘', 30, 100, 'Pesto', 50],
  ['Pesto’', 90, 100, 'Pesto’', 90],
  ['Pesto*‘', 30, 112, 'Pesto*‘', 30],
])('«%s», as sure as %d, with its last sign at %d: «%s»', (text, confidence, top, said, sure) => {
  const letters = [0, 1, 2, 3, 4].map((at): Ink => [100 + at * 20, 100, 16, 30]);
  const codes: Ink[] = [
    [200, top, 8, 18],
    [210, top, 8, 18],
  ];
  const middles = [108, 128, 148, 168, 188, 204, 214].slice(0, text.length);
  const named = { ...word, text, confidence, letters: middles };
  const found = withoutRaisedCodes(picture(...letters, ...codes), named);
  expect([found.text, found.confidence]).toEqual([said, sure]);
});

test('read again, they are drawn on the line behind a point, as high as what is before them; a price that reads the same is sure', async () => {
  const drawn: number[][] = [];
  const context = {
    fillRect: (...box: number[]) => drawn.push(box),
    drawImage: (_: unknown, ...boxes: number[]) => drawn.push(boxes.slice(4)),
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  const image = picture(dollar, nine, [141, 100, 25, 18]);
  const again = { ...word, x: 48, y: 40, text: '$9.50', confidence: 96 };
  const page = document.createElement('canvas');
  const read = await readNumbersAgain(page, image, [word], () => Promise.resolve([again]));
  expect(read).toEqual([{ ...word, text: '$9.50', confidence: 96 }]);
  const [whole, point, cents] = drawn.slice(1).map(([x = 0, y = 0, wide = 0, high = 0]) => ({
    x,
    end: x + wide,
    foot: y + high,
    high,
  }));
  expect(whole && point && cents && [whole.end < point.x, point.end < cents.x]).toEqual([
    true,
    true,
  ]);
  expect((cents?.high ?? 0) / (whole?.high ?? 1)).toBeCloseTo(1, 0);
  expect(Math.abs((cents?.foot ?? 0) - (point?.foot ?? 0))).toBeLessThan(8);
});
