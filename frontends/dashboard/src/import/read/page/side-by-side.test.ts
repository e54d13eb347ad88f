import { sideBySide } from './side-by-side.ts';

const word = (x: number, y: number, text: string) => ({
  ...{ text, x, end: x + text.length * 5, y, height: 10 },
});
const wordy = ['Bread', 'Soup', 'Olives', 'Salad', 'Cheese', 'Ham'];
const list = wordy.flatMap((name, at) => [
  word(200, at * 24, `${name} toast`),
  word(320, at * 24, `${at + 4} zł`),
]);
const panel = wordy
  .slice(2)
  .flatMap((name, at) => [
    word(10, at * 24, `${name} small`),
    word(20, at * 24 + (at % 2 === 0 ? 13 : 10), `${at + 14} zł`),
  ]);
const partsOf = (words: Parameters<typeof sideBySide>[0]) =>
  sideBySide(words).map((part) => part.map(({ text }) => text));

test('a panel whose prices stand below its names is apart from a list with prices beside, though many of its lines happen to be as high', () => {
  const said = wordy.map((_, at) => word(200, at * 24 + 8, 'with butter, herbs'));
  expect(partsOf([...panel, ...list, ...said]).map(([first]) => first)).toEqual([
    'Olives small',
    'Bread toast',
  ]);
});

test('names and prices of one table are not parted', () => {
  const names = wordy.map((name, at) => word(10, at * 24, `${name} small`));
  expect(partsOf([...names, ...list])).toHaveLength(1);
});

test('two columns whose prices stand below their names are apart, though half of their lines happen to be as high', () => {
  const column = (x: number, shifts: readonly number[]) =>
    wordy.flatMap((name, at) => [
      word(x, at * 30 + (shifts[at] ?? 0), `${name} small`),
      word(x + 20, at * 30 + 12 + (shifts[at] ?? 0), `${at + 4} zł`),
    ]);
  const columns = [...column(10, []), ...column(200, [0, 0, 0, 7, 4, 9])];
  expect(partsOf(columns).map(({ length }) => length)).toEqual([12, 12]);
});
