import { blackOnWhite } from '../../../testing/black-on-white.ts';
import { withThousandsRead, withWholeAmounts } from './thousands-again.ts';
import { partedLines } from './tall-words.ts';

const word = (text: string, x: number, confidence = 96) => ({
  text,
  x,
  width: text.length * 15,
  y: 100,
  height: 30,
  confidence,
});
const textsOf = (words: readonly { text: string }[]) => words.map(({ text }) => text);

test('a letter before three digits is read with them as one number', () => {
  const [number] = withThousandsRead([word('á', 100, 20), word('390', 125)]);
  expect(number).toMatchObject({ text: '390', x: 100, width: 70, confidence: 20 });
  const apart = [word('á', 100, 95), word('390', 125)];
  expect(withThousandsRead(apart)).toEqual(apart);
});

test('where all sure prices are whole and in thousands, guesses are, too', () => {
  const sure = ['4290', '1690', '4590', '1990'].map((text) => word(text, 600));
  expect(textsOf(withWholeAmounts([word('24.50', 600, 50), ...sure]))[0]).toBe('2450');
  expect(textsOf(withWholeAmounts([word('24.50', 600, 50), word('19.90', 600), ...sure]))[0]).toBe(
    '24.50',
  );
});

test('a word that holds a sign of the next line is parted from it at the white row between', () => {
  const image = blackOnWhite(
    [400, 200],
    [
      [200, 100, 60, 30],
      [220, 140, 25, 30],
    ],
  );
  const tall = { ...word('for', 200), width: 60, height: 70 };
  const beside = [word('salt', 50), word('table', 280)];
  expect(partedLines(image, tall, [...beside, tall])).toEqual({
    own: { x: 200, y: 100, width: 60, height: 30 },
    other: { x: 220, y: 140, width: 25, height: 30 },
  });
  expect(partedLines(image, word('salt', 50), [...beside, tall])).toBeUndefined();
});
