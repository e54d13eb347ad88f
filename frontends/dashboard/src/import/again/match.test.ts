import { linesOfText } from '../parse/columns.ts';
import { readMenu } from '../parse/read-menu.ts';
import { matched } from './match.ts';
import { nameDistance } from './near-name.ts';

const item = (id: string, name: string, price: number, category: string) => ({
  id,
  name,
  price,
  description: null,
  choices: [],
  price_kind: 'fixed' as const,
  updated_at: '2026-01-01T00:00:00Z',
  categories: [{ id: category, name: category }],
});

function matchesOf(text: string, items: readonly ReturnType<typeof item>[]) {
  const { sections } = readMenu(linesOfText(text));
  return [...matched(sections, items)]
    .map(([dish, found]) => `${dish.name}=${found.item.id}${found.isNear ? '?' : ''}`)
    .toSorted();
}

test.each([
  ['Bruschetta al pomodoro', 'Bruscheta al Pomodoro', 1],
  ['Fish and chips', 'Chips and fish', 1],
  ['Crème brûlée', 'CREME BRULEE', 0],
])('%s and %s are one dish', (one, other, far) => {
  expect(nameDistance(one, other)).toBe(far);
});

test.each([
  ['Beef taco', 'Bean taco'],
  ['Menu 1', 'Menu 2'],
  ['Chicken 65 masala', 'Chicken 66 masala'],
  ['Ham', 'Jam'],
  ['Red wine glass', 'Port wine glass'],
  ['ผัดหมี่', 'ผัดหมู'],
  ['ビール', 'ピール'],
  ['🍕', '🍔'],
])('%s and %s are two', (one, other) => {
  expect(nameDistance(one, other)).toBeUndefined();
});

test('the same name comes before one that is like it, and each item is one dish', () => {
  const items = [
    item('a', 'Mushroom risoto', 15, 'Mains'),
    item('b', 'Mushroom risotto', 16, 'Mains'),
  ];
  expect(matchesOf('Mains\nMushroom risotto 18\nMushrom risoto 15', items)).toEqual([
    'Mushrom risoto=a?',
    'Mushroom risotto=b',
  ]);
});

test('of two of one name the category, then the price, then the place tells', () => {
  const items = [item('a', 'Garden salad', 6, 'Sides'), item('b', 'Garden salad', 11, 'Mains')];
  expect(matchesOf('Mains\nGarden salad 12\n\nSides\nGarden salad 7', items)).toEqual([
    'Garden salad=a',
    'Garden salad=b',
  ]);
  const here = items.map((one) => ({ ...one, categories: [{ id: 'c', name: 'Mains' }] }));
  const read = readMenu(linesOfText('Mains\nGarden salad 11\nGarden salad 7')).sections;
  const found = matched(read, here);
  const ids = read.flatMap(({ dishes }) => dishes.map((dish) => found.get(dish)?.item.id));
  expect(ids).toEqual(['b', 'a']);
});

test('a name that is only like another is another dish in another category', () => {
  const items = [item('a', 'Mushroom risotto', 16, 'Mains'), item('b', 'Caffe', 2, 'Sides')];
  expect(matchesOf('Sides\nMushrom risotto 9\nCaffe espresso 3', items)).toEqual([]);
  expect(matchesOf('Sides\nRisotto 9\nCaffe espresso 2', items)).toEqual(['Caffe espresso=b?']);
});
