import { pricesBesideNames } from './prices-below.ts';

const textsOf = (lines: readonly (readonly [text: string, size: number])[]) =>
  pricesBesideNames(lines.map(([text, size]) => ({ text, size })))
    .map(({ text }) => text)
    .filter(Boolean);

const wines = ['Barolo', 'Chablis', 'Soave'].flatMap(
  (name, at) =>
    [
      ['', 0],
      [name, 12],
      ['Domaine Pinson, Burgundy', 10],
      [`1${at} / 5${at}`, 12],
    ] as const,
);

test('a price below what is said of a dish in smaller letters is put beside its name', () => {
  expect(textsOf([['White', 16], ...wines]).slice(0, 4)).toEqual([
    'White',
    'Barolo    10 / 50',
    'Domaine Pinson, Burgundy',
    'Chablis    11 / 51',
  ]);
});

test('above names a price may be of what is below it, and below a heading stands a dish', () => {
  const below = textsOf([['9 / 49', 12], ...wines.slice(1)]);
  expect(below.slice(0, 4)).toEqual(['9 / 49', 'Barolo', 'Domaine Pinson, Burgundy', '10 / 50']);
  const days = ['Monday', 'Tuesday', 'Friday'].flatMap(
    (day) =>
      [
        [day, 14],
        ['Leek soup', 12],
        ['6.50', 12],
      ] as const,
  );
  expect(textsOf([...days, ['Cottage pie    13.50', 12]])[0]).toBe('Monday');
});
