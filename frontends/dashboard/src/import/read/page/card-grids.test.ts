import type { Word } from '../../parse/columns.ts';
import { gridsApart } from './card-grids.ts';
import { cardsApart } from './cards.ts';

/** A piece of 20 pixels' type from an edge on. */
const at = (line: number, x: number, text: string): Word => ({
  text,
  x,
  end: x + text.length * 10,
  y: line - 15,
  height: 20,
  type: { line, size: 20, stroke: 2 },
});
const textsOf = (rows: readonly (readonly Word[])[]) =>
  rows.map((words) => words.map(({ text }) => text).join(' '));

const grid = [
  [at(100, 100, 'Leek pie'), at(100, 400, 'Trout'), at(100, 700, 'Lamb shank')],
  [at(130, 100, 'cream, thyme'), at(130, 400, 'capers, lemon'), at(130, 700, 'mint')],
  [at(160, 100, '14.50'), at(160, 400, 'and dill'), at(160, 700, '21')],
  [at(190, 400, '18')],
];
const first = ['Leek pie', 'cream, thyme', '14.50'];
const others = ['Trout', 'capers, lemon', 'and dill', '18', 'Lamb shank', 'mint', '21'];

test('cards of as many lines as each has are read one by one, below the first', () => {
  const read = gridsApart(grid);
  expect(textsOf(read)).toEqual([...first, ...others]);
  expect(new Set(read.map(([word]) => word?.x))).toEqual(new Set([100]));
});

test('where what is below stands in the second, they are columns of a page', () => {
  const page = [...grid, [at(230, 400, 'Sirloin')], [at(260, 400, '24')]];
  expect(gridsApart(page)).toEqual(page);
});

test('cards with their prices on one line are below the first as well, if they are no columns', () => {
  const cards = [
    [at(100, 100, 'Leek pie'), at(100, 400, 'Trout')],
    [at(130, 100, 'cream, thyme'), at(130, 400, 'capers, lemon')],
    [at(160, 100, '14.50'), at(160, 400, '18')],
  ];
  const edgesOf = (rows: readonly (readonly Word[])[]) => cardsApart(rows).map(([word]) => word?.x);
  expect(edgesOf(cards)).toEqual([100, 100, 100, 100, 100, 100]);
  const columns = [...cards, [at(200, 100, 'Soup'), at(200, 400, 'Sirloin')]];
  expect(edgesOf(columns)).toEqual([100, 100, 100, 400, 400, 400, 100]);
});
