import { eachReads } from '../../parse/testing/read-text.ts';
import type { Word } from '../../parse/columns.ts';
import { linesOfWords } from '../rows.ts';
import { lettersTogether } from './letters-apart.ts';

/** The words of a line that stands so far down, and begins so far right: «Lunch@14» is so high, and two blanks part words. */
const wordsIn = (line: string, foot: number, from = 0) =>
  [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ index, 0: found }): Word => {
    const [text = '', size = '10'] = found.split('@');
    const height = Number(size);
    const x = from + index * 6;
    return {
      text,
      x,
      end: x + text.length * 5,
      y: foot - height,
      height,
      size: height,
      font: 'plain',
    };
  });
const read = (words: readonly Word[]) =>
  linesOfWords(words)
    .map(({ text }) => text)
    .filter(Boolean);
const textsOf = (page: readonly string[]) =>
  read(page.flatMap((line, at) => wordsIn(line, at * 12)));

eachReads(textsOf, {
  'headings beside the first of their dishes': [
    [
      'Soups       Leek soup         6',
      'for one@8   Fish soup         8',
      '            Pea soup          7',
      '            Broth             5',
      'Mains       Roast cod        14',
      '            Pie              12',
      '            Steak            21',
      '            Risotto          16',
      '            Ribs             18',
    ],
    [
      ...['Soups', 'for one', 'Leek soup    6', 'Fish soup    8', 'Pea soup    7', 'Broth    5'],
      ...['Mains', 'Roast cod    14', 'Pie    12', 'Steak    21', 'Risotto    16', 'Ribs    18'],
    ],
  ],
  'names beside each other, which are no headings': [
    [
      'Leek soup   Roast cod        14',
      'Fish soup   Pie              12',
      'Pea soup    Steak            21',
      '            Risotto          16',
    ],
    [
      'Leek soup    Roast cod    14',
      'Fish soup    Pie    12',
      'Pea soup    Steak    21',
      'Risotto    16',
    ],
  ],
  'a panel across columns, with columns of its own': [
    [
      'Leek soup    6         Roast cod   14',
      'Fish soup    8         Pie         12',
      'Pea soup     7         Steak       21',
      'What comes from the grill on Fridays',
      'Ribs                      18    Wings      9',
      'in a sauce@8                    with dip@8',
      'Sausages                  11    Chops     15',
    ],
    [
      ...['Leek soup    6', 'Fish soup    8', 'Pea soup    7'],
      ...['Roast cod    14', 'Pie    12', 'Steak    21'],
      'What comes from the grill on Fridays',
      ...['Ribs    18', 'in a sauce', 'Sausages    11'],
      ...['Wings    9', 'with dip', 'Chops    15'],
    ],
  ],
  'a panel with its price below': [
    ['Soup        6', 'Pie        12', 'The Long@14', 'Lunch@14', 'soup and pie@8', '14.90@16'],
    ['Soup    6', 'Pie    12', 'The Long Lunch    14.90', 'soup and pie'],
  ],
  'a panel with its price beside what is said': [
    ['Soup        6', 'Lunch@14', 'soup and@8', 'pie@8        market price@16', 'on Fridays@8'],
    ['Soup    6', 'Lunch    market price', 'soup and', 'pie', 'on Fridays'],
  ],
  'headings of names that are as small as others': [
    ['Soups@14', 'Leek soup@8    6', 'Mains@14', 'Cod@8    14', 'Pie@8    15'],
    ['Soups', 'Leek soup    6', 'Mains', 'Cod    14', 'Pie    15'],
  ],
  'codes and prices beside both lines of a dish': [
    ['      Dumplings', 'A1                6.50', '      with prawn@9.5', 'A2    Buns        5'],
    ['A1 Dumplings    6.50', 'with prawn', 'A2 Buns    5'],
  ],
  'a code before a name that goes on': [
    ['A1 Quarter crispy   6.50', '      aromatic duck', 'A2    Buns             5'],
    ['A1 Quarter crispy aromatic duck    6.50', 'A2 Buns    5'],
  ],
  'measures and prices beside both lines of a dish': [
    ['Dumplings', '                  120 g   46', 'with prawn@9.5', 'Buns              90 g     5'],
    ['Dumplings    120 g    46', 'with prawn', 'Buns    90 g    5'],
  ],
  'codes of a letter and a number in two columns': [
    [
      'S1  Pea soup    $6.50   F1  Buns      $5.00',
      'S2  Leek soup   $7.50   F2  Rolls     $4.00',
      'S3  Fish soup   $8.50   F3  Puffs     $6.00',
    ],
    [
      ...['S1 Pea soup    $6.50', 'S2 Leek soup    $7.50', 'S3 Fish soup    $8.50'],
      ...['F1 Buns    $5.00', 'F2 Rolls    $4.00', 'F3 Puffs    $6.00'],
    ],
  ],
  'names on two lines above what is in them or their price': [
    [
      ...['Braised Ox Cheek and', 'Dumplings', 'parsnip@8', '12.50', ''],
      ...['Charred Hispi Cabbage', 'with Hazelnuts 9.50', 'DESSERTS', 'Tart 5.50'],
    ],
    [
      ...['Braised Ox Cheek and Dumplings    12.50', 'parsnip'],
      ...['Charred Hispi Cabbage with Hazelnuts 9.50', 'DESSERTS', 'Tart 5.50'],
    ],
  ],
  'a name that goes on below a price close to it': [
    ['Country Fried Steak $15.50', '& Eggs', 'gravy, biscuit@8', 'Toast  $4'],
    ['Country Fried Steak & Eggs $15.50', 'gravy, biscuit', 'Toast    $4'],
  ],
  'cards with their prices in a corner': [
    [
      'Lunch            Big lunch        Feast',
      'soup and pie     soup, pie, cake  ribs and',
      '                                  chops',
      '',
      '         7.90            17.50           34',
    ],
    [
      ...['Lunch', 'soup and pie', '7.90', 'Big lunch', 'soup, pie, cake', '17.50'],
      ...['Feast', 'ribs and', 'chops', '34'],
    ],
  ],
  'cards with their prices beside pictures above': [
    [
      '         8.50                  9',
      '',
      '  Coppa Amarena       Banana Split',
      '  cream, cherry@8      vanilla and@8',
      '                          milk@8',
      '',
      '',
      '         9.50                 10',
      '',
      '    Nocciola             Sorrento',
    ],
    [
      ...['Coppa Amarena    8.50', 'cream, cherry'],
      ...['Banana Split    9', 'vanilla and', 'milk'],
      ...['Nocciola    9.50', 'Sorrento    10'],
    ],
  ],
});

test.each([
  [
    ['F R O M', ' ', 'T H E', ' ', 'F RY E R', '', 'Cod'],
    ['FROM THE FRYER', '', 'Cod'],
  ],
  // Codes, and a word in one item.
  [['Stew', ' ', 'A C', ' ', 'G'], undefined],
  [['S O U P S', '', 'A'], undefined],
])('«%j»: words whose letters stand apart', (strs, together = strs) => {
  const items = strs.map((str, at) => ({
    ...{ str, width: str.length * 5, fontName: 'plain' },
    transform: [30, 0, 0, 30, at * 30, 700],
  }));
  expect(lettersTogether(items).map(({ str }) => str)).toEqual(together);
});

test('on a photo a panel has its price below in type of another size, as sure as such are', () => {
  const typed = (text: string, line: number, size: number): Word => ({
    ...{ text, x: 0, end: text.length * 5, y: line * 14 - 7, height: 7 },
    type: { line: line * 14, size, stroke: 1 },
  });
  const page = [
    ...[typed('Lunch', 1, 14), typed('soup and pie', 2, 8), typed('or salad', 3, 8.5)],
    typed('14.90', 4, 16),
  ];
  expect(linesOfWords(page, -Infinity)[0]?.text).toBe('Lunch    14.90');
});

/** A page whose lines stand elsewhere on either side. */
const beside = (left: readonly (readonly [number, string])[], right: typeof left) =>
  read([
    ...left.flatMap(([y, line]) => wordsIn(line, y + 10)),
    ...right.flatMap(([y, line]) => wordsIn(line, y + 10, 300)),
  ]);

test('a table of prices stays beside its names where dishes stand in two columns below', () => {
  const names = [20, 50, 80, 110].flatMap((y, at) => [
    [y, `Taco ${'ABCD'[at]}`] as const,
    ...(at % 2 ? [] : [[y + 14, 'con cebolla y piña'] as const]),
  ]);
  const prices = [27, 50, 87, 110].map((y, at) => [y, `  $2${at}   $5${at}   $7${at}`] as const);
  const below = Array.from({ length: 14 }, (_, at) => 200 + at * 24 + (at % 3) * 2);
  const left = below.map((y, at) => [y, `Antojito ${at}        $8${at}`] as const);
  const right = below.map((y, at) => [y + ((at * 5) % 13), `Agua ${at}        $3${at}`] as const);
  const lines = beside([...names, ...left], [...prices, ...right]);
  expect(lines.filter((line) => /^Taco/u.test(line))).toEqual(
    ['A', 'B', 'C', 'D'].map((letter, at) => `Taco ${letter}    $2${at}    $5${at}    $7${at}`),
  );
});

/** The same as a photo tells it, where words have a type and no face. */
const photoTextsOf = (page: readonly string[]) =>
  read(
    page.flatMap((line, at) =>
      wordsIn(line, at * 14 + 10).map(({ font: _font, size: _size, ...word }) => ({
        ...word,
        type: { line: at * 14 + 10, size: 10, stroke: 2 },
      })),
    ),
  );

test('cards beside each other, whose prices stand below at heights of their own, are read one by one', () => {
  expect(
    photoTextsOf([
      'Gluten-free batter every Tuesday, and bags for 10p',
      'Teatime Special             Little Deckhand',
      'Small cod or haddock,       Fish bites, small chips,',
      'and a mug of tea before     juice',
      'six                         7.75',
      '5.75',
    ]).slice(1),
  ).toEqual([
    ...['Teatime Special', 'Small cod or haddock,', 'and a mug of tea before', 'six', '5.75'],
    ...['Little Deckhand', 'Fish bites, small chips,', 'juice', '7.75'],
  ]);
});

test('what has a price of its own is no title of a price below', () => {
  const sized = (text: string, at: number, x: number, size: number): Word => {
    const type = { line: at * 16 + 10, size, stroke: 2 };
    return { text, x, end: x + text.length * 5, y: at * 16, height: size, type };
  };
  const lines = linesOfWords([
    ...[sized('Custard', 0, 0, 12), sized('7.50', 0, 40, 12)],
    ...[sized('Lemon tart', 1, 0, 10), sized('7.00', 1, 70, 12)],
  ]);
  expect(lines.map(({ text }) => text)).toEqual(['Custard 7.50', 'Lemon tart    7.00']);
});
