import type { Word } from '../parse/columns.ts';
import { linesOfWords } from './rows.ts';

const height = 10;

/** A word of letters half as wide as high, at so many lines and letters. */
const word = (line: number, at: number, text: string, font = 'plain', more: Partial<Word> = {}) => {
  const x = at * 5;
  return { text, x, end: x + text.length * 5, y: line * 14, height, size: height, font, ...more };
};
const textsOf = (words: readonly Word[]) =>
  linesOfWords(words)
    .map(({ text }) => text)
    .filter(Boolean);

test('what is in another face than the name before it is a line below', () => {
  const dish = (font: string) => [
    word(0, 0, 'Leek tart', 'bold'),
    word(0, 10, 'cream, chives', font),
    word(0, 40, '12.50', 'bold'),
  ];
  expect(textsOf(dish('italic'))).toEqual(['Leek tart    12.50', 'cream, chives']);
  const marked = [word(0, 0, 'Leek tart', 'bold'), word(0, 10, '(ve)', 'italic')];
  expect(textsOf([...marked, word(0, 40, '12.50')])).toEqual(['Leek tart (ve)    12.50']);
  expect(textsOf(dish('bold'))).toEqual(['Leek tart cream, chives    12.50']);
  const stressed = [
    word(0, 0, 'Fish', 'bold'),
    word(0, 5, 'und', 'italic'),
    word(0, 9, 'Chips', 'bold'),
  ];
  expect(textsOf(stressed)).toEqual(['Fish und Chips']);
  const numbered = dish('italic').map((one) => ({ ...one, x: one.x + 10, end: one.end + 10 }));
  expect(textsOf([word(0, 0, '3'), ...numbered])).toEqual([
    '3 Leek tart    12.50',
    'cream, chives',
  ]);
  // It begins no column of its own, not even where the prices below begin.
  const priced = ['onion', 'pepper', 'garlic'].flatMap((said, at) => [
    ...[
      word(at * 3, 0, `Dumplings filled ${'ABC'.charAt(at)}`, 'bold'),
      word(at * 3, 19, said, 'italic'),
    ],
    ...[word(at * 3 + 1, 0, '6 pieces 21 zł'), word(at * 3 + 1, 19, '12 pieces 36 zł')],
  ]);
  expect(textsOf(priced).slice(0, 3)).toEqual([
    'Dumplings filled A',
    'onion',
    '6 pieces 21 zł    12 pieces 36 zł',
  ]);
});

test('close behind a price, what others begin at the same place is another column', () => {
  const dish = (line: number, name: string, price: string) => [
    word(line, 0, name),
    word(line, 12, price),
  ];
  const left = [
    ...[dish(0, 'Soup', '20 €'), dish(1, 'Pie', '7 €')],
    ...[dish(2, 'Tart', '30 €'), dish(3, 'Cake', '3 €')],
  ].flat();
  const right = ['with peas', 'Wine', 'with rice', 'Cider'].map((said, line) =>
    word(line, 18, said),
  );
  const all = textsOf([
    ...left,
    ...right,
    word(4, 18, 'and beans'),
    word(5, 18, 'Beer'),
    word(6, 18, 'Tea'),
  ]);
  expect(all.slice(0, 2)).toEqual(['Soup    20 €    with peas', 'Pie    7 €    Wine']);
  // Nothing else begins there.
  expect(textsOf([...dish(0, 'Soup', '20 €'), word(0, 18, 'a bowl')])).toEqual([
    'Soup    20 € a bowl',
  ]);
});

test('a heading that is turned stands before what it is beside', () => {
  const words = [
    word(0, 4, 'Ember Yard'),
    ...[4, 5, 6].map((line) => word(line, 4, `Dish ${line}`)),
    ...[4, 5, 6].map((line) => word(line, 40, '9.50')),
    word(5, 0, 'SNACKS', 'bold', { end: 10, turned: 14 }),
  ];
  expect(textsOf(words)).toEqual([
    'Ember Yard',
    'SNACKS',
    ...[4, 5, 6].map((line) => `Dish ${line}    9.50`),
  ]);
});

test('the number of an item belongs to its name, and what stands behind a price is the next column', () => {
  const row = (line: number, [one, other]: readonly [string, string]) => [
    word(line, 0, `${line + 1}`),
    word(line, 6, one),
    word(line, 30, '£3.80'),
    word(line, 37, `${line + 31}`),
    word(line, 43, other),
    word(line, 70, '£8.80'),
  ];
  const names = [
    ['Spring Rolls', 'King Prawns'],
    ['Seaweed', 'Szechuan Prawns'],
    ['Prawn Toast', 'Ma Po Tofu'],
    ['Spare Ribs', 'Boiled Rice'],
  ] as const;
  expect(textsOf(names.flatMap((both, line) => row(line, both)))).toEqual([
    ...names.map(([one], at) => `${at + 1} ${one}    £3.80`),
    ...names.map(([, other], at) => `${at + 31} ${other}    £8.80`),
  ]);
});

test('the name of the money stands behind its price, and begins no other column', () => {
  const row = [word(0, 0, 'Trout'), word(0, 30, '1.150'), word(0, 36.5, 'RSD')];
  expect(textsOf(row)).toEqual(['Trout    1.150 RSD']);
});

test('prices near each other are columns, and what ends above each is its head', () => {
  const row = (line: number, name: string) => [
    word(line, 0, name),
    ...['8.25', '9.25', '9.95'].map((price, at) => word(line, 20 + at * 6, price)),
  ];
  const heads = [word(0, 21, 'Veg'), word(0, 25, 'Prawn'), word(0, 32, 'Lamb')];
  expect(textsOf([...heads, ...row(1, 'Korma'), ...row(2, 'Vindaloo (spicy!)')])).toEqual([
    'Veg    Prawn    Lamb',
    'Korma    8.25    9.25    9.95',
    'Vindaloo (spicy!)    8.25    9.25    9.95',
  ]);
});

/** As a photo tells it: words are as high as their letters, and so much thicker or thinner. */
const photographed = (words: readonly Word[], stroke: (word: Word) => number = () => 1) =>
  words.map((one, at): Word => ({
    ...{ text: one.text, x: one.x, end: one.end },
    y: one.y + (at % 2),
    height: height - (at % 2),
    type: { line: one.y + height, size: height * (1 + (at % 3) / 50), stroke: stroke(one) },
  }));

test('what had no room beside a price is the rest of a name, and what had is not', () => {
  const wrapped = [
    word(0, 0, 'Crispy Aromatic'),
    word(0, 20, '11.50'),
    word(1, 0, 'Duckling'),
    word(2, 0, 'Lemon Chicken'),
    word(2, 20, '7.40'),
  ];
  const joined = ['Crispy Aromatic Duckling    11.50', 'Lemon Chicken    7.40'];
  expect(textsOf(wrapped)).toEqual(joined);
  expect(textsOf(photographed(wrapped))).toEqual(joined);
  // A sign alone tells no size.
  const signed = [
    ...photographed([word(0, 0, 'Crispy Aromatic'), word(0, 18, '11.50'), word(1, 2, 'Duck')]),
    { text: '&', x: 0, end: 5, y: 14, height },
  ];
  expect(textsOf(signed)).toEqual(['Crispy Aromatic & Duck    11.50']);
  const thin = photographed(wrapped, ({ text }) => (text === 'Duckling' ? 0.6 : 1));
  expect(textsOf(thin)).toContain('Duckling');
  const said = [
    word(3, 0, 'Lunch', 'italic'),
    word(3, 40, '8', 'italic'),
    word(4, 0, 'daily', 'italic'),
  ];
  expect(textsOf([...wrapped, ...said])).toEqual([...joined, 'Lunch    8', 'daily']);
  // What is said of another dish begins in small letters.
  const lower = [word(3, 0, 'Lunch'), word(3, 40, '8'), word(4, 0, 'each day')];
  expect(textsOf([...wrapped, ...lower])).toEqual([...joined, 'Lunch    8', 'each day']);
  // Such a name goes on, wherever its price is.
  const open = [word(0, 0, 'Tortellini in'), word(0, 40, '15'), word(1, 0, 'brodo')];
  expect(textsOf(open)).toEqual(['Tortellini in brodo    15']);
  const described = wrapped.map((one) => (one.x > 0 ? { ...one, x: 300, end: 325 } : one));
  expect(textsOf(described)).toEqual([
    'Crispy Aromatic    11.50',
    'Duckling',
    'Lemon Chicken    7.40',
  ]);
});

test('a price between two lines is in the upper one', () => {
  const words = [
    word(0, 0, 'Oven Wings'),
    word(0, 0, 'Buffalo or garlic', 'italic', { y: 8 }),
    word(0, 40, '12.95', 'plain', { y: 4 }),
  ];
  expect(textsOf(words)).toEqual(['Oven Wings    12.95', 'Buffalo or garlic']);
});

test('dishes as wide as the page are no rows of two columns, however many', () => {
  const two = [0, 1, 2, 3].flatMap((line) => [
    word(line, 0, `Tea ${'ABCD'.charAt(line)}`),
    word(line, 20, '3.50'),
    word(line, 40, `Cake ${'EFGH'.charAt(line)}`),
    word(line, 70, '4.50'),
  ]);
  const wide = Array.from('KLMNOPQRST', (name, at) => [
    word(4 + at, 0, `Tart ${name}`),
    word(4 + at, 70, '6.50'),
  ]).flat();
  const read = textsOf([...two, ...wide]);
  expect([read[1], read[8]]).toEqual(['Tea B    3.50', 'Tart K    6.50']);
});

test('parts whose lines stand at heights of their own are read one after the other, and a table is not', () => {
  const panel = (line: number, name: string, price: string) => [
    word(line * 1.3, 0, name),
    word(line * 1.3 + 1, 0, `glass ${price}`),
  ];
  const drinks = [0, 1, 2, 3, 4].flatMap((at) =>
    panel(at * 2, `Wine ${'ABCDE'.charAt(at)}`, `${at + 5}`),
  );
  const dishes = [0, 1, 2, 3, 4, 5, 6].flatMap((at) => [
    word(at * 1.7 + 0.2, 25, `${at + 11}`),
    word(at * 1.7 + 0.2, 30, `Dish ${'ABCDEFG'.charAt(at)}`),
  ]);
  const apart = [
    ...[0, 1, 2, 3, 4].flatMap((at) => [`Wine ${'ABCDE'.charAt(at)}`, `glass ${at + 5}`]),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => `${at + 11} Dish ${'ABCDEFG'.charAt(at)}`),
  ];
  expect(textsOf([...drinks, ...dishes])).toEqual(apart);
  expect(textsOf(photographed([...drinks, ...dishes]))).toEqual(apart);
  const bottles = [0, 1, 2, 3].flatMap((at) => [
    word(at * 4.2, 0, `Wine ${'ABCD'.charAt(at)}`),
    word(at * 4.2 + 1, 0, 'from Radda'),
    ...[word(at * 4.2 + 2, 0, `glass ${at + 5}`), word(at * 4.2 + 2, 12, `bottle ${at + 25}`)],
  ]);
  const house = [word(16.8, 0, 'House red or white'), word(17.8, 0, 'glass 4')];
  const courses = Array.from('ABCDEFGHIJK', (name, at) => [
    word(at * 1.73 + 0.3, 25, `${at + 11}`),
    word(at * 1.73 + 0.3, 30, `Dish ${name}`),
  ]).flat();
  expect(textsOf([...bottles, ...house, ...courses]).slice(12)).toEqual([
    ...['House red or white', 'glass 4'],
    ...Array.from('ABCDEFGHIJK', (name, at) => `${at + 11} Dish ${name}`),
  ]);
  const table = [0, 4, 8].flatMap((line) => [
    word(line, 0, `${line + 1} Tea`),
    word(line, 25, `${line + 3}.50`),
    word(line + 1, 0, '2 sorts'),
    word(line + 2, 0, 'black or green'),
    word(line + 3, 0, 'hot or iced'),
    word(line * 0.93 + 0.4, 35, 'Cake'),
    word(line * 0.96 + 1.7, 35, 'apple or plum'),
    word(line * 1.02 + 2.5, 35, 'with cream 4.50'),
  ]);
  expect(textsOf(table)).toContain('1 Tea    3.50');
});

test('cards that stand side by side are read one after the other', () => {
  const words = [
    ...[word(0, 0, 'Small feast'), word(0, 40, 'Evening feast')],
    ...[word(2, 1, 'any two'), word(2, 43, 'any three')],
    ...[word(3.1, 3, '19.90'), word(3.1, 44, '25.90')],
  ];
  expect(linesOfWords(words).map(({ text }) => text)).toEqual([
    ...['Small feast', 'any two', '19.90', ''],
    ...['Evening feast', 'any three', '25.90'],
  ]);
});

test('a day before cards is read before them, and what has a price of its own is no day', () => {
  const day = (line: number, name: string, date: string, price = '') => [
    ...[word(line, 0, name), word(line, 20, `Soup ${name}`), word(line, 50, `Stew ${name}`)],
    ...[word(line + 1, 0, date), word(line + 1, 20, 'with leek'), word(line + 1, 50, 'with rice')],
    ...[word(line + 2, 20, '8.50'), word(line + 2, 50, '12.50')],
    ...(price === '' ? [] : [word(line + 3, 0, price)]),
  ];
  const kinds = [word(0, 20, 'Green'), word(0, 50, 'Warm')];
  expect(textsOf([...kinds, ...day(2, 'Monday', '16/11')])).toEqual([
    ...['Green    Warm', 'Monday    16/11'],
    ...['Soup Monday', 'with leek', '8.50', 'Stew Monday', 'with rice', '12.50'],
  ]);
  expect(textsOf(day(0, 'Bread', 'and dip', '4.50'))[0]).toBe('Bread    Soup Bread    Stew Bread');
});

test('prices halfway between a name and what is in it are that name’s', () => {
  const dish = (step: number) => [
    ...[word(0, 0, 'Kellerhell'), word(step * 2, 0, 'unfiltered, soft')],
    ...[word(step, 30, '2.40'), word(step, 40, '3.10')],
  ];
  expect(textsOf(dish(0.7))).toEqual(['Kellerhell    2.40    3.10', 'unfiltered, soft']);
  // On a line of their own they are none.
  expect(textsOf(dish(1))).toEqual(['Kellerhell', '2.40    3.10', 'unfiltered, soft']);
  const picture = [word(0, 9, 'Soup'), word(0.7, 0, '€'), word(1.4, 9, 'with leek')];
  expect(textsOf(picture)).toEqual(['Soup', '€', 'with leek']);
});

test('what ends in a price below each of two names is of their cards', () => {
  const words = [
    ...[word(0, 0, 'Open crab'), word(0, 40, 'Steak bap')],
    ...[word(1, 0, 'on rye 9.50'), word(1, 40, 'with chips 12')],
  ];
  expect(linesOfWords(words).map(({ text }) => text)).toEqual([
    ...['Open crab', 'on rye 9.50', ''],
    ...['Steak bap', 'with chips 12'],
  ]);
});

test('on a photo words stand on one line though letters reach below it', () => {
  const at = (text: string, x: number, foot: number, below: number): Word => ({
    ...{ text, x, end: x + 50, y: foot - 20, height: 20 + below },
    type: { line: foot, size: 27, stroke: 4 },
  });
  const row = [at('11.', 0, 100, 0), at('Ponty', 60, 106, 6), at('12.50', 200, 100, 0)];
  expect(textsOf(row)).toEqual(['11. Ponty    12.50']);
});

test('what is smaller behind a name is said of it, whatever it begins with, and marks are not', () => {
  const dish = (behind: string) =>
    textsOf([
      word(0, 0, 'House white', 'bold'),
      word(0, 12, behind, 'bold', { y: 1, height: 9 }),
      word(0, 40, '5.80', 'bold'),
    ]);
  expect(dish('Macabeo')).toEqual(['House white    5.80', 'Macabeo']);
  const photo = photographed([word(0, 0, 'House white'), word(0, 12, 'Macabeo')]).map((one, at) =>
    at === 0 ? one : { ...one, font: 'small', type: { line: 10, size: 7, stroke: 1 } },
  );
  expect(textsOf(photo)).toEqual(['House white', 'Macabeo']);
  expect(dish('VG GF')).toEqual(['House white VG GF    5.80']);
  expect(dish('(Very dry)')).toEqual(['House white (Very dry)    5.80']);
});

test('faces tell names from what is in them whatever the case, where many rows have both', () => {
  const menu = (count: number) =>
    ['leek tart', 'Roast cod', 'radishes', 'Pork chop']
      .slice(0, count)
      .flatMap((name, line) => [
        word(2 * line, 0, name, 'bold'),
        word(2 * line, 10, line % 2 ? 'Cream' : 'cream, chives', 'light'),
        word(2 * line, 24, `${line + 4}`, 'bold'),
      ]);
  expect(textsOf(menu(4)).slice(0, 4)).toEqual([
    ...['leek tart    4', 'cream, chives'],
    ...['Roast cod    5', 'Cream'],
  ]);
  expect(textsOf(menu(3))[0]).toBe('leek tart cream, chives 4');
});

test('a price that runs behind what is said stands behind the name: it is in no column', () => {
  const row = [word(0, 0, 'Herring', 'bold'), word(0, 8, 'curry and chives'), word(0, 25, '4.50')];
  const [line] = linesOfWords(row);
  expect(line).toMatchObject({ text: 'Herring    4.50', places: [{ x: 0 }, { x: 40 }] });
});

test.each([
  ['9', '14.5', '23', ['Toast    9', 'Eggs    14.5', 'Crab    23']],
  ['1', '2', '3', ['1 Toast', '2 Eggs', '3 Crab']],
])(
  'where prices %s, %s and %s stand before names they are moved behind',
  (one, two, three, read) => {
    const names = ['Toast', 'Eggs', 'Crab'];
    const rows = [one, two, three].flatMap((price, line) => [
      word(line, 0, price),
      word(line, 9, names[line] ?? ''),
    ]);
    expect(textsOf(rows)).toEqual(read);
    const priced = rows.concat([0, 1, 2].map((line) => word(line, 30, `${line + 4}.50`)));
    expect(textsOf(priced)[0]).toBe(`${one} Toast    4.50`);
  },
);

test('all prices that stand before a name are moved, one above the other, and a larger one is no name', () => {
  const rows = ['Toast', 'Eggs', 'Crab'].flatMap((name, line) => [
    word(2 * line, 0, line > 1 ? '–' : `${line + 4}`, 'plain', { height: 12, size: 12 }),
    word(2 * line, 6, `${line + 20}`),
    word(2 * line, 12, name),
  ]);
  expect(textsOf(rows)).toEqual(['Toast    4    20', 'Eggs    5    21', 'Crab    –    22']);
});

test.each([
  [
    'beside dishes with prices of their own',
    ['Beer   4.50    10 Toast', '               12 Eggs', 'Cola   8.50    14 Crab'],
    ['Beer    4.50', 'Cola    8.50', 'Toast    10', 'Eggs    12', 'Crab    14'],
  ],
  [
    'before a column of the other kind',
    ['10     Toast         Beer   4.50', '12     Eggs', '14     Crab          Cola   8.50'],
    ['Toast    10    Beer    4.50', 'Eggs    12', 'Crab    14    Cola    8.50'],
  ],
  [
    'with a sign that is a word of its own',
    ['10 zł  Toast', '12 zł  Eggs', '14 zł  Crab'],
    ['Toast    10 zł', 'Eggs    12 zł', 'Crab    14 zł'],
  ],
  [
    'with a size behind the name',
    ['10     Toast', '12     Rye 1 kg', '14     Crab'],
    ['Toast    10', 'Rye 1 kg    12', 'Crab    14'],
  ],
  [
    'but numbers, of which one was misread',
    ['1      Toast', '2      Eggs', '3      Crab', '9      Tea'],
    ['1 Toast', '2 Eggs', '3 Crab', '9 Tea'],
  ],
  [
    'but days',
    ['16/11  Toast', '17/11  Eggs', '18/11  Crab'],
    ['16/11 Toast', '17/11 Eggs', '18/11 Crab'],
  ],
])('prices before names, %s', (_, rows, read) => {
  const words = rows.flatMap((row, line) =>
    [...row.matchAll(/\S+/gu)].map(({ index, 0: text }) => word(line, index, text)),
  );
  expect(textsOf(words)).toEqual(read);
  const ends = linesOfWords(words).flatMap(
    ({ places }) => places?.filter(({ text }) => /^1\d/u.test(text)) ?? [],
  );
  expect(new Set(ends.map(({ x }) => x)).size).toBeLessThan(2);
  // A photo tells no faces.
  expect(textsOf(words.map(({ font: _font, ...one }) => one))).toEqual(read);
});

test('a table above two parts is no part of them', () => {
  const table = [0, 1, 2, 3].flatMap((line) => [
    word(line, 0, `Taco ${'ABCD'.charAt(line)}`),
    ...['15', '17', '19'].map((price, at) => word(line, 20 + at * 10, price)),
  ]);
  const parts = [0, 1, 2, 3, 4, 5].flatMap((at) => [
    word(6 + at * 1.3, 0, `Soup ${'ABCDEF'.charAt(at)}`),
    word(6 + at * 1.3, 20, `${at + 21}`),
    word(6.4 + at * 1.7, 30, `Beer ${'ABCDEF'.charAt(at)}`),
    word(6.4 + at * 1.7, 50, `${at + 31}`),
  ]);
  expect(textsOf([...table, ...parts]).slice(0, 5)).toEqual([
    ...['A', 'B', 'C', 'D'].map((name) => `Taco ${name}    15    17    19`),
    'Soup A    21',
  ]);
});

test('a price before a name is not moved behind what stands on the line in the next column', () => {
  const dish = (line: number, at: number, price: string, name: string) => [
    word(line, at, price),
    word(line, at + 9, name),
  ];
  const left = [
    ...dish(0, 0, '9', 'Toast'),
    ...dish(1, 0, '14.5', 'Eggs'),
    ...dish(2, 0, '23', 'Crab'),
  ];
  const right = [
    ...dish(0, 30, '5', 'Tea'),
    ...dish(2, 30, '6', 'Ale'),
    ...dish(3, 30, '4', 'Milk'),
  ];
  expect(textsOf([...left, ...right, word(1, 39, '(black)')])).toEqual([
    ...['Toast    9', 'Eggs    14.5', 'Crab    23'],
    ...['Tea (black)    5', 'Ale    6', 'Milk    4'],
  ]);
});

test('a whole amount that ends where prices do is no number of what stands behind it', () => {
  const line = (at: number, name: string, end: string, beside: string) => [
    word(at, 0, name),
    ...[word(at, 12, '6.50'), word(at, 24 - end.length, end)],
    word(at, 27, beside),
  ];
  const right = ['Coffee', 'Tea', 'Wine', 'Beer'];
  const page = ['8.50', '12.50', '11', '12'].flatMap((price, at) =>
    line(at, `Ham ${'ABCD'.charAt(at)}`, price, right[at] ?? ''),
  );
  expect(textsOf(page)[2]).toBe('Ham C    6.50    11    Wine');
});

test('whole numbers in two columns are two prices', () => {
  const wines = ['Barolo', 'Chablis', 'Soave'].flatMap((name, line) => [
    word(line, 8, name, 'bold'),
    word(line, 40, '22'),
    word(line, 43.5, '107'),
  ]);
  expect(textsOf(wines)[0]).toBe('Barolo    22    107');
});

test('thousands before a sign of money are one price', () => {
  const line = (first: string, sign: string) =>
    textsOf([word(0, 0, first), word(0, first.length + 1.7, '590'), word(0, 7, sign)]);
  expect(line('2', 'Ft')).toEqual(['2 590 Ft']);
  expect(line('2', 'x')).toEqual(['2    590 x']);
});

test('a name on two lines, whose price stands on the second, is one where it had no room', () => {
  const dish = (line: number, name: string, rest: string) => [
    ...[word(line, 0, name, 'bold'), word(line + 1, 0, rest, 'bold'), word(line + 1, 26, '12.50')],
  ];
  const wrapped = [
    ...dish(0, 'Slow Braised Lamb', 'Shoulder Pie'),
    ...dish(2, 'Wild Mushrooms on', 'Sourdough'),
  ];
  expect(textsOf(wrapped)).toEqual([
    'Slow Braised Lamb Shoulder Pie    12.50',
    'Wild Mushrooms on Sourdough    12.50',
  ]);
  expect(
    textsOf([...dish(0, 'Lamb', 'Shoulder Pie'), ...dish(2, 'Mushrooms', 'Toast')]),
  ).toHaveLength(4);
});
