import { linesOfText } from '../parse/columns.ts';
import { readMenu } from '../parse/read-menu.ts';
import { numberOf } from './dish-number.ts';
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

test.each([
  ['1. Edamame 枝豆 (F) 5,50', '1. Edamame 枝豆', 'i'],
  ['1. Edamame 5,50', 'Edamame', 'i'],
  ['Edamame 4,90', '1. Edamame', 'i'],
  ['12a. Tonkotsu Black 13,00', '12a Tonkotsu Black', 'i'],
  ['Shoyu Ramen 11,50', '10. Shoyu Ramen 醤油ラーメン', 'i'],
  ['10. Soupe du jour 5,50', '№ 10 – Soupe du jour', 'i'],
  ['Борщ 5,50', '3. Борщ Borscht', 'i'],
  ['M1 Katsudon 10,90', 'M1. Katsudon', 'i'],
  // The same number and a word of the name, or nearly the name in another section: asked.
  ['12. Tonkotsu Spezial 13,00', '12. Tonkotsu Ramen', 'i?'],
  ['14. Mushrom risotto 9,00', '14. Mushroom risotto', 'i?'],
  ['Veganes Tantanmen 9,00', 'Veganes Tantamen', 'i?'],
  // Other dishes.
  ['12. Kinder-Eis 13,00', '12. Tonkotsu Ramen', undefined],
  ['3 Käse Pizza 9,00', '4 Käse Pizza', undefined],
  ['Menu 2 9,00', 'Menu 1', undefined],
])('%s is looked for where the menu has «%s»', (line, name, found) => {
  const { sections, lines } = readMenu(linesOfText(`Neu\n${line}`));
  const numberIn = ({ name: read }: { name: string }) => numberOf(lines[1]?.text ?? '', read);
  const matches = [...matched(sections, [item('i', name, 7, 'Sonst')], numberIn).values()];
  expect(matches.map(({ item: { id }, isNear }) => `${id}${isNear ? '?' : ''}`)).toEqual(
    found === undefined ? [] : [found],
  );
});

test('of two dishes of one name the number tells, and of two of one script the owner', () => {
  const items = [item('a', '7. Edamame', 5, 'A'), item('b', '1. Edamame', 6, 'A')];
  const [section] = readMenu(linesOfText('A\nEdamame 5')).sections;
  expect([...matched(section ? [section] : [], items, () => '1').values()]).toMatchObject([
    { item: { id: 'b' }, isNear: false },
  ]);
  const ramen = [item('a', 'Ramen 醤油', 5, 'A'), item('b', 'Ramen 味噌', 6, 'A')];
  expect(matchesOf('A\nRamen 6', ramen)).toEqual(['Ramen=b?']);
});
