import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { halvedWords } from './halved-words.ts';
import type { ReadWord } from './photo-word.ts';

const word = (text: string, x: number, y: number, width: number, height: number): ReadWord => ({
  ...{ text, x, y, width, height },
  confidence: 60,
});

const beside = [word('£35', 160, 100, 50, 30), word('£46', 160, 200, 50, 30)];
const halves = [word('>=', 100, 100, 33, 8), word('2', 98, 109, 36, 19)];
const halved = (...ink: Ink[]) =>
  halvedWords(blackOnWhite([300, 300], ink), [...beside, ...halves]);

test('a word that was read as two lines is found where its ink goes on from one into the other', () => {
  const found = halved([100, 100, 12, 28], [118, 100, 12, 28]);
  expect(found.map(({ whole }) => whole)).toEqual([{ x: 98, y: 100, width: 36, height: 28 }]);
});

test('two lines that a white row parts stay two', () => {
  expect(halved([100, 100, 30, 7], [100, 109, 30, 19])).toEqual([]);
});
