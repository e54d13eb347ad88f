import { fromTheLeft, inOrderOfReading } from './right-to-left.ts';

test.each([
  // Letters as drawn, from left to right, with one of the alphabet that is turned already.
  ['ﻲﻠﻋ أم', true, 'أم علي'],
  ['شﻮﺘﻓ', true, 'فتوش'],
  ['ﺔﺑرﻮﺷ ٢٠', true, '٢٠ شوربة'],
  ['أم ﻲﻠﻋ', false, 'أم علي'],
  ['ﻼ', false, 'لا'],
  ['Leek soup', true, 'Leek soup'],
  ['חומוס', false, 'חומוס'],
])('«%s» of a PDF is read in its order', (drawn, isLeftToRight, text) => {
  expect(inOrderOfReading(drawn, isLeftToRight)).toBe(text);
});

test('a page that is read from the right stands as in a mirror, one with a word in Hebrew does not', () => {
  const word = (text: string, x: number) => ({ text, x, end: x + 10, y: 0, height: 10 });
  const hebrew = [word('₪20', 0), word('חומוס ביתי', 100)];
  expect(fromTheLeft(hebrew).map(({ x, end }) => [x, end])).toEqual([
    [-10, -0],
    [-110, -100],
  ]);
  const english = [word('Hummus and bread', 0), word('חומוס', 100)];
  expect(fromTheLeft(english)).toEqual(english);
});
