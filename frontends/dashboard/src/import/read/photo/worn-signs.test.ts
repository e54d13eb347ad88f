import { withWornSigns } from './worn-signs.ts';

/** Rows of words that stand close together, where two blanks are a gap. */
const read = (...rows: string[]) => {
  const words = rows.flatMap((row, at) => {
    let x = 0;
    return row.split(' ').flatMap((text) => {
      const word = { text, confidence: 96, x, y: at * 60, width: text.length * 14, height: 30 };
      x += word.width + (text === '' ? 100 : 10);
      return text === '' ? [] : [word];
    });
  });
  return withWornSigns(words).map(({ text, confidence }) => `${text} ${confidence}`);
};

test('a price whose dash was lost has it again where others end in one, and is unsure', () => {
  const rows = ['Sild  79,-', 'Tatar  129,-', 'Rejer  145,-'];
  expect(read(...rows, 'Porter  62,', '22, Odense').slice(-4)).toEqual([
    'Porter 96',
    '62,- 50',
    '22, 96',
    'Odense 96',
  ]);
  expect(read('Sild  79,-', 'Porter  62,').at(-1)).toBe('62, 96');
});

test('a stroke right behind a number is the l of liters or pounds, and unsure', () => {
  expect(read('Birra 0,4 |  5,00').slice(1)).toEqual(['0,4 96', 'l 50', '5,00 96']);
  expect(read('Steamers 2 |b').slice(1)).toEqual(['2 96', 'lb 50']);
  expect(read('Birra 4 |  5,00', 'Birra 0,4  |').filter((word) => word.startsWith('|'))).toEqual([
    '| 96',
    '| 96',
  ]);
});

test('dollars have their thin ones and their sign again where others have it', () => {
  const rows = ['Rings  $8', 'Cakes  $9', 'Corn  $12'];
  expect(read(...rows, 'Soup  $1 1  $14', 'Fries  s7').slice(-5)).toEqual([
    'Soup 96',
    '$11 50',
    '$14 96',
    'Fries 96',
    '$7 50',
  ]);
  expect(read('Rings  $8', 'Fries  s7').at(-1)).toBe('s7 96');
  expect(read(...rows, 'Soups  S1', 'Pho  S2', 'Broth  S3').slice(-5)).toEqual([
    'S1 96',
    'Pho 96',
    'S2 96',
    'Broth 96',
    'S3 96',
  ]);
});

test('ounces that were read as digits are told where others are weighed', () => {
  expect(read('Striploin  10 oz 62', 'Flat Iron  80744').at(-1)).toBe('8 oz 44 50');
  expect(read('Striploin  62', 'Call  80744').at(-1)).toBe('80744 96');
});
