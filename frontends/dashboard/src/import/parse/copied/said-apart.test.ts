import { saidIn } from '../testing/read-text.ts';

const dishes = [
  ['Leek Pie', 'buttered mash and peas', 12.5],
  ['Roast Chicken', 'lemon, thyme, gravy', 14],
  ['Sea Bream', 'olives, new potatoes', 18.5],
  ['Beet Salad', 'goat cheese, walnuts', 9.5],
] as const;

test.each([
  ['N; D; P'],
  ['N » D P'],
  ['N / D / P'],
  ['N [D] P'],
  ['N “D” P'],
  ['N P: D'],
  ['N. D. P'],
  ['**N** D P'],
  ['N (D) P'],
])('a menu that writes %s says what is in its dishes', (way) => {
  const text = dishes.map(([name, said, price]) => {
    const begun = way.startsWith('N.') ? `${said[0]?.toUpperCase()}${said.slice(1)}` : said;
    const parts: Record<string, string> = { N: name, D: begun, P: price.toFixed(2) };
    return way.replaceAll(/[NDP]/gu, (part) => parts[part] ?? part);
  });
  expect(saidIn(`Menu\n\n${text.join('\n')}`).toLowerCase()).toBe(
    dishes
      .map(([name, said, price]) => `${name} ${price} (${said})`)
      .join('; ')
      .toLowerCase(),
  );
});

test('a name of two parts among others stays', () => {
  const text =
    'Pizza “Diavola” 9\nHam; cheese 5\nLeek pie 8\nSoup of the day 6\nStew with bread 11';
  expect(saidIn(text)).toBe(
    'Pizza “Diavola” 9; Ham; cheese 5; Leek pie 8; Soup of the day 6; Stew with bread 11',
  );
});
