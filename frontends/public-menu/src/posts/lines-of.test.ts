import { linesOf } from './lines-of.ts';

const width = (text: string) => Array.from(text).length;

test('words go to the next line whole', () => {
  expect(linesOf('Leek soup with chives', 10, 9, width)).toEqual(['Leek soup', 'with', 'chives']);
});

test('a word that is wider than the line is broken', () => {
  expect(linesOf('Donaudampfschiff', 6, 9, width)).toEqual(['Donaud', 'ampfsc', 'hiff']);
});

test('what has no spaces breaks between words, and no line begins with a comma', () => {
  const lines = linesOf('北海道産帆立貝、季節の野菜', 5, 9, width);
  expect(lines.join('')).toBe('北海道産帆立貝、季節の野菜');
  expect(lines.filter((line) => line.startsWith('、'))).toEqual([]);
});

test('what is too much ends in three dots', () => {
  expect(linesOf('one two three four', 8, 2, width)).toEqual(['one two', 'three f…']);
});

test('nothing is no line', () => {
  expect(linesOf('  ', 8, 2, width)).toEqual([]);
});
