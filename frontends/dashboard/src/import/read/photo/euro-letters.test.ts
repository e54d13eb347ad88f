import { wordOf } from '../ocr/photo-word.ts';
import { withEuroLetters } from './euro-letters.ts';

/** Words that end at one edge, each on a line of its own. */
const column = (...texts: string[]) =>
  texts.map((text, at) => {
    const width = text.length * 20;
    return { text, x: 600 - width, y: at * 60, width, height: 28, confidence: 90 };
  });
const textsOf = (...texts: string[]) => withEuroLetters(column(...texts)).map(({ text }) => text);

test('letters among prices at one edge are the digits that look like them', () => {
  expect(textsOf('21€', 'GE', '19€', '8e', '7€')).toEqual(['21€', '6€', '19€', '8€', '7€']);
  const [, guess] = withEuroLetters(column('21€', 'GE', '19€', '7€'));
  expect(guess?.confidence).toBe(50);
});

test('a digit before an E is a price wherever it stands', () => {
  const apart = { text: '9E', x: 100, y: 400, width: 40, height: 28, confidence: 90 };
  const read = withEuroLetters([
    ...column('21€', '19€', '7€'),
    apart,
    { ...apart, text: 'DE', y: 500 },
  ]);
  expect(read.slice(-2).map(({ text }) => text)).toEqual(['9€', 'DE']);
});

test('strokes among prices without a sign are ones', () => {
  expect(textsOf('23', 'II', '19', '5')).toEqual(['23', '11', '19', '5']);
  expect(textsOf('23', 'II', '19')).toEqual(['23', 'II', '19']);
});

test('not where few prices are, and no letters of a name', () => {
  expect(textsOf('21€', 'SE', '19€')).toEqual(['21€', 'SE', '19€']);
  const name = { text: 'Soupe', x: 440, y: 60, width: 110, height: 28, confidence: 90 };
  const words = [...column('21€', 'SE', '19€', '7€'), name];
  expect(withEuroLetters(words).map(({ text }) => text)).toContain('SE');
});

test('a word that is too wide to be a wing lost its blank', () => {
  const read = (text: string, width: number) =>
    wordOf({ text, x: 0, y: 0, width, height: 30, confidence: 90 }, 0).map((word) => word.text);
  expect(read('ala', 50)).toEqual(['a la']);
  expect(read('ala', 42)).toEqual(['ala']);
  expect(read('alla', 56)).toEqual(['alla']);
});
