import { byMenuOrder } from './menu-order.ts';
import { sortOrdersIn } from './sort-orders.ts';

const thing = (id: string, sort_order?: number) => ({ id, name: id, sort_order });
const numbersOf = (things: ReturnType<typeof thing>[], ...lists: string[]) =>
  Object.fromEntries(
    sortOrdersIn(
      things,
      lists.map((list) => Array.from(list)),
    ),
  );

test('a number that agrees with every place is told as the owner said it', () => {
  const things = [thing('a', 10), thing('b', 20), thing('c', 20)];
  expect(numbersOf(things, 'abc', 'ac')).toEqual({ a: 10, b: 20, c: 20 });
});

test('what was never given a number comes after what stands before it', () => {
  const things = [thing('a', 4), thing('b'), thing('c')];
  expect(numbersOf(things, 'ab', 'c')).toEqual({ a: 4, b: 5, c: 0 });
});

test('a number that its place contradicts is raised, and no further than a tie by name allows', () => {
  const things = [thing('a', 0), thing('b', 0), thing('c', 0)];
  expect(numbersOf(things, 'cab')).toEqual({ c: 0, a: 1, b: 1 });
});

test('whoever sorts by number and name gets each list back, whatever the numbers were', () => {
  const things = Array.from('abcdefgh', (id, at) => thing(id, (at * 5) % 7));
  const lists = ['hgfab', 'fed', 'ec'];
  const numbers = numbersOf(things, ...lists);
  for (const list of lists) {
    const withNumbers = Array.from(list, (id) => ({ ...thing(id), sort_order: numbers[id] ?? 0 }));
    expect(
      withNumbers
        .toSorted(byMenuOrder)
        .map(({ id }) => id)
        .join(''),
    ).toBe(list);
  }
});

test('lists that contradict each other still give every thing one number', () => {
  const numbers = numbersOf([thing('a', 0), thing('b', 0), thing('c', 0)], 'abc', 'cba');
  expect(Object.keys(numbers).toSorted()).toEqual(['a', 'b', 'c']);
  for (const number of Object.values(numbers)) expect(number).toBeLessThan(10);
});

test('a thousand dishes in fifty categories are numbered in no time', () => {
  const things = Array.from({ length: 1000 }, (_, at) => thing(`i${at}`, 0));
  const lists = Array.from({ length: 50 }, () => things.map(({ id }) => id));
  const began = performance.now();
  expect(sortOrdersIn(things, lists).size).toBe(1000);
  expect(performance.now() - began).toBeLessThan(10_000);
});
