import type { Word } from '../../parse/columns.ts';
import { linesOfWords } from '../rows.ts';
import { cardColumns } from './card-columns.ts';
import { framesOf, partsInFrames } from './frames.ts';

const at = (text: string, x: number, y: number, height = 10): Word => ({
  text,
  ...{ x, y, height },
  end: x + text.length * 5,
});
const box = (x: number, y: number, width: number, height: number) => ({
  ...{ x, y },
  end: x + width,
  foot: y + height,
});
const textsOf = (words: readonly Word[], shapes: Parameters<typeof framesOf>[0]) =>
  partsInFrames(words, framesOf(shapes, words))
    .flatMap((part) => linesOfWords(part))
    .map(({ text }) => text)
    .filter(Boolean);

const soups = [at('Goulash', 20, 20), at('csipetke', 20, 36), at('2 490 Ft', 120, 52)];
const starters = [at('Lángos', 220, 20), at('sour cream', 220, 36), at('1 490 Ft', 320, 52)];

test('boxes beside each other are read one after the other', () => {
  const shapes = [box(10, 10, 180, 60), box(210, 10, 180, 60)];
  expect(textsOf([...soups, ...starters], shapes).slice(0, 3)).toEqual([
    'Goulash',
    'csipetke',
    '2 490 Ft',
  ]);
});

test('a rule between two columns parts them, one before a table’s prices does not', () => {
  const rule = [box(200, 10, 0, 60)];
  expect(textsOf([...soups, ...starters], rule).slice(0, 2)).toEqual(['Goulash', 'csipetke']);
  const table = ['Soup', 'Fish', 'Cake'].flatMap((name, row) => [
    at(name, 20, 20 + row * 20),
    at(`${row + 4}.50`, 220, 20 + row * 20),
  ]);
  expect(textsOf(table, rule)).toEqual(['Soup    4.50', 'Fish    5.50', 'Cake    6.50']);
});

test('cards without boxes, whose prices stand below their names, are columns', () => {
  const cards = [0, 1, 2].flatMap((row) =>
    ['Taco', 'Flan'].flatMap((name, column) => [
      at(`${name} ${'abc'[row]}`, 20 + column * 150, 20 + row * 60),
      at(`$${row + 4}${column}`, 20 + column * 150, 34 + row * 60),
    ]),
  );
  expect(cardColumns(cards).map(({ x }) => x)).toEqual([19, 169]);
});
