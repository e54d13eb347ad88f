import { dishesOf, sectionsOf } from '../testing/read-text.ts';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';
import type { ReadMenu } from '../source-line.ts';
import { amountOf, labeledDishes } from './labeled-dishes.ts';
import { labeled, labels } from './labels.ts';
import { withSecondReading } from './second-reading.ts';
import { endedBefore, readAsLabeled } from './read-as-labeled.ts';
import { stretchesOf } from './stretches.ts';
import { isBreak, type Token, tokensOf } from './tokens.ts';

const { sectionStart, nameStart, name, said, priceBehind, priceBefore, size, aside } = labels;

const read = (text: string, given: readonly number[]) => {
  const tokens = tokensOf(text);
  expect(tokens).toHaveLength(given.length);
  return labeledDishes(text, { tokens, labels: given, sureness: given.map(() => 0), shares: [] });
};

test('dishes are put together from labels: a name, what is said of it, sizes and their prices', () => {
  const given = [sectionStart, nameStart, name, said, size, priceBehind, aside, size, priceBehind];
  expect(read('Mains Leek pie creamy S 8 / L 10,50', given)).toMatchObject([
    {
      ...{ name: 'Leek pie', section: 'Mains', price: 8 },
      choices: [
        { name: 'S', price: 8 },
        { name: 'L', price: 10.5 },
      ],
    },
  ]);
});

test('a name holds no letters of the currency behind it, even where nothing parts them', () => {
  const given = [nameStart, name, name, aside, priceBehind];
  expect(read('Pane mistoAU$ 14,00', given)).toMatchObject([{ name: 'Pane misto', price: 14 }]);
});

test('a name ends with its phrase, unless most names of the menu end within one', () => {
  const dish = [nameStart, said, said, aside, said, priceBehind, aside];
  const whole = [nameStart, name, aside, said, priceBehind, aside];
  const text = 'chilli scrambled eggs, roti 9\n';
  const others = 'leek pie, cream 8\n'.repeat(3);
  const named = (given: string, all: readonly number[]) => read(given, all).map((one) => one.name);
  expect(named(text + others, [...dish, ...whole, ...whole, ...whole])[0]).toBe(
    'chilli scrambled eggs',
  );
  expect(named(text.repeat(2), [...dish, ...dish])).toEqual(['chilli', 'chilli']);
});

test('an adjective of a German name takes its noun along, and no code', () => {
  const dish = [nameStart, name, name, said, said, aside, priceBehind, aside];
  const others = [nameStart, name, priceBehind, aside];
  const text = `Spätzle mit kleinem Salat A  13\n${'Leek pie 8\n'.repeat(3)}`;
  const [first] = read(text, [...dish, ...others, ...others, ...others]);
  expect(first?.name).toBe('Spätzle mit kleinem Salat');
});

test('what is said of a dish holds neither the leaders to its price nor its currency', () => {
  const text = 'Neck ..... 980 RSD\nwith potatoes';
  const leaders = Array.from({ length: 5 }, () => aside);
  const given = [nameStart, ...leaders, priceBehind, aside, aside, said, said];
  const whole = { tokens: tokensOf(text), labels: given, sureness: [], shares: [] };
  const [dish] = labeledDishes(text, whole);
  const lineOf = (token: number) => (token > given.indexOf(said) - 1 ? 1 : 0);
  expect(dish && readAsLabeled(whole, dish, lineOf, [], [dish])).toMatchObject({
    description: 'with potatoes',
    lines: [0, 1],
  });
});

test.each([
  ['Lamb chops', 'Lamb chops'],
  ['7 Lamb chops', '7 Lamb chops'],
])('where rules read «%s», «7 Lamb chops» is called %s', (byRules, called) => {
  const text = '7 Lamb chops 13.50';
  const given = [nameStart, name, name, priceBehind];
  const whole = { tokens: tokensOf(text), labels: given, sureness: [], shares: [] };
  const [dish] = labeledDishes(text, whole);
  const first = sectionsOf(`${byRules} 13.50`).flatMap(({ dishes }) =>
    dishes.map((one) => ({ ...one, name: byRules })),
  );
  expect(dish && readAsLabeled(whole, dish, () => 0, first, [dish]).name).toBe(called);
});

test('signs that make a name bold are no part of what is in it', () => {
  const text = '*Fizz*\nsloe gin, lemon *';
  const given = [aside, nameStart, aside, aside, said, said, said, said, aside];
  const whole = { tokens: tokensOf(text), labels: given, sureness: [], shares: [] };
  const [dish] = labeledDishes(text, whole);
  expect(dish && readAsLabeled(whole, dish, () => 0, [], [dish]).description).toBe(
    'sloe gin, lemon',
  );
});

test('what a title costs is what each dish below it costs, unless one has a price of its own', () => {
  const pricesOf = (text: string, given: readonly number[]) =>
    read(text, given).map(({ price }) => price);
  const above = [sectionStart, priceBefore, nameStart, nameStart];
  expect(pricesOf('Sides 5 Chips Beans', above)).toEqual([5, 5]);
  expect(pricesOf('Sides 5 Chips Beans 4', [...above, priceBehind])).toEqual([5, 4]);
  expect(
    pricesOf('Sides Chips 5 Beans', [sectionStart, nameStart, priceBehind, nameStart]),
  ).toEqual([5, null]);
});

test('amounts are read with the points of any country, and a bracket or a quote that a name opens is its own', () => {
  expect(['12,50', "7'50", '1.250', '1,250.00', '9'].map(amountOf)).toEqual([
    12.5, 7.5, 1250, 1250, 9,
  ]);
  const given = [nameStart, name, name, aside, priceBehind];
  expect(read('Cod (fried) 9', given)[0]?.name).toBe('Cod (fried)');
  expect(read('Cod „fried“ 9', given)[0]?.name).toBe('Cod „fried“');
});

test('two readings are cut where they have the same dish, also where one ends its name before what is in it', () => {
  const [pie, cod, tart] = read('Pie 8 Cod 9 Tart, cream 7', [
    ...[nameStart, priceBehind, nameStart, priceBehind],
    ...[nameStart, name, name, priceBehind],
  ]);
  const section = { name: '', description: '', note: '', line: -1, dishes: [] };
  const dishes = sectionsOf('Pie 8\nTrout 9\nTart - cream 7').flatMap((one) => one.dishes);
  const placed = dishes.map((dish) => ({ section, dish }));
  const stretches = stretchesOf(placed, pie && cod && tart ? [pie, cod, tart] : []);
  expect(stretches.map(({ isAgreed, second }) => [isAgreed, second[0]?.name])).toEqual([
    [true, 'Pie'],
    [false, 'Cod'],
    [true, 'Tart, cream'],
  ]);
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ';
const lines = Array.from(letters, (letter, at) => ({ text: `Pie${letter}${letter} ${at + 4}.50` }));

/** Each line is a name and a price, but for a price that is read as something else. */
const labelAll = (tokens: readonly Token[], lost = -1) => ({
  tokens,
  labels: tokens.map(({ kind, start }) => {
    if (kind === 'number') return start === lost ? aside : priceBehind;
    return kind === 'word' ? nameStart : aside;
  }),
  sureness: tokens.map(() => 0),
  shares: [],
});

/** Each line is a name, and a price if it has one. */
const labelLines = (tokens: readonly Token[]) => ({
  tokens,
  labels: tokens.map((token, at) => {
    if (token.kind === 'number') return priceBehind;
    if (isBreak(token)) return aside;
    return isBreak(tokens[at - 1]) ? nameStart : name;
  }),
  sureness: tokens.map(() => 0),
  shares: [],
});

/** What rules read, with the third dish as if they had misread it. */
function misread() {
  const menu = readMenu(lines);
  const third = menu.sections.flatMap((section) => section.dishes)[2];
  if (!third) throw new Error('No dish was read');
  return { menu, third };
}

const thirdOf = ({ sections }: ReadMenu) => sections.flatMap((section) => section.dishes)[2];

test('where rules doubt what they read and the labels are sure, these are taken, without marks that may be of another', () => {
  const { menu, third } = misread();
  Object.assign(third, { name: 'Nonsense', price: null, isVegan: true });
  third.doubts.push({ field: 'price', reason: 'It has no price.' });
  const read = withSecondReading(lines, menu, labelAll);
  expect(thirdOf(read)).toMatchObject({ name: 'PieCC', price: 6.5, isVegan: false, lines: [2] });
  expect(thirdOf(read)?.doubts.map(({ field }) => field)).toContain('allergens');
  expect(read.left).toContain(2);
});

test.each([
  ['in small letters', 'with capers'],
  ['of allergens', 'NB: contains milk'],
])('what rules say of dishes %s is no dish of the labels', (_, said) => {
  const described = lines.flatMap((line) => [line, { text: said }]);
  const menu = readMenu(described);
  for (const { dishes } of menu.sections)
    for (const dish of dishes) dish.doubts.push({ field: 'name', reason: 'It is unlikely.' });
  const read = withSecondReading(described, menu, labelLines);
  const dishes = read.sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ price }) => price)).not.toContain(null);
});

test('a price that rules read is not lost to labels', () => {
  const { menu } = misread();
  const at = 'PieAA 4.50\nPieBB 5.50\nPieCC '.length;
  const read = withSecondReading(lines, menu, (tokens) => labelAll(tokens, at));
  expect(thirdOf(read)).toMatchObject({ name: 'PieCC', price: 6.5 });
});

test('of two dishes on a line that were read as one, neither has the marks of the other', () => {
  const [broth, pancakes] = dishesOf(
    'Broth, Pancakes with jam (v) 8\nPancakes (v) 7\n\nv: vegetarian',
  );
  expect(broth?.isVegetarian).toBe(true);
  const joined = { ...broth!, name: 'Broth', description: 'noodles | Pancakes, jam' };
  const ended = endedBefore(joined, { ...pancakes!, name: 'Pancakes', lines: joined.lines });
  expect(ended).toMatchObject({ description: 'noodles', isVegetarian: false });
  expect(ended.doubts.map(({ field }) => field)).toContain('allergens');
  expect(endedBefore(joined, { ...pancakes!, name: 'Pancakes', lines: [99] })).toBe(joined);
});

test('a title of the rules that is read as a dish heads nothing', () => {
  const { menu } = misread();
  const dishes = menu.sections.flatMap((section) => section.dishes);
  const section = { description: '', note: '', dishes };
  const sections = [
    { ...section, name: 'Pies', line: -1, dishes: dishes.slice(0, 2) },
    { ...section, name: 'PieCC', line: 2, dishes: dishes.slice(3) },
  ];
  const read = withSecondReading(lines, { ...menu, sections }, labelAll);
  expect(read.sections.map(({ name }) => name)).toEqual(['Pies']);
  expect(read.sections[0]?.dishes.map(({ name }) => name)).toEqual(dishes.map(({ name }) => name));
});

test('a supplement is no price to label', () => {
  const lines = linesOfText(`${'Leek pie, cream 6.50\n'.repeat(20)}Lamb rump (£7 supplement)`);
  const numbers: string[] = [];
  withSecondReading(lines, readMenu(lines), (tokens) => {
    numbers.push(...tokens.flatMap(({ kind, text }) => (kind === 'number' ? text : [])));
    return labeled(tokens);
  });
  expect(new Set(numbers)).toEqual(new Set(['6.50']));
});
