import { withLentLetters } from './lent-letters.ts';

const item = (str: string, x: number, end: number, fontName: string, height = 10) => ({
  ...{ str, fontName, height },
  ...{ transform: [height, 0, 0, height, x, 700], width: end - x },
});

test('a letter of another font belongs to the word that it stands in, and no blank is lost that a page draws', () => {
  const read = withLentLetters([
    item('Tatar wo', 40, 80, 'names'),
    item('ł', 80, 83, 'lent'),
    item('owy', 82.5, 101, 'names'),
    item('ż', 106, 110, 'lent', 9),
    item('ółtko', 110, 130, 'said', 9),
    item('PSTR', 140, 160, 'names'),
    item(' ', 160, 161, 'names', 0),
    item('Ą', 161, 168, 'lent'),
    item('ş', 170, 174, 'lent'),
    item('i', 174, 176, 'names'),
    item('ş', 176, 180, 'lent'),
    item('Supă', 190, 200, 'names'),
    item(' ', 200, 203, 'lent'),
    item('ț', 201.5, 204, 'lent'),
    item('Steak', 214, 230, 'names'),
    item('frites', 234, 260, 'said'),
  ]);
  expect(read.map(({ str, fontName, width }) => [str, fontName, width])).toEqual([
    ['Tatar wołowy', 'names', 61],
    ['żółtko', 'said', 24],
    ['PSTRĄ', 'names', 28],
    ['şiş', 'names', 10],
    ['Supă', 'names', 10],
    [' ', 'lent', 3],
    ['ț', 'lent', 2.5],
    ['Steak', 'names', 16],
    ['frites', 'said', 26],
  ]);
});
