import { withLitres, withMeasureColumn } from './measure-column.ts';

/** Lines of a measure, 40 left of a name: its words part at blanks, and one with «?» is unsure. */
const read = (...lines: [measure: string, name: string][]) => {
  const words = lines.flatMap(([measure, name], at) => {
    const parts = measure === '' ? [] : measure.split(' ');
    const line = parts.map((text, place) => ({
      text: text.replace(/\?$/u, ''),
      x: 100 + place * 40,
      y: at * 60,
      width: 30,
      height: 18,
      confidence: text.endsWith('?') ? 50 : 95,
    }));
    return [...line, { text: name, x: 200, y: at * 60, width: 120, height: 24, confidence: 95 }];
  });
  return withMeasureColumn(words).map(({ text, confidence }) =>
    confidence < 70 ? `${text}?` : text,
  );
};

const column = (measure: string): [string, string][] => [
  ['150 g', 'Guláš'],
  ['0,25 I', 'Kulajda'],
  ['12 0z', 'Řízek'],
  ['1 ks', 'Koleno'],
  [measure, 'Knedlík'],
];

test.each([
  ['4?', ['Knedlík?']],
  ['iks?', ['Knedlík?']],
  ['2 ks', ['2 ks', 'Knedlík']],
  ['Dnes', ['Dnes', 'Knedlík']],
  ['', ['Knedlík']],
])('«%s» in a column of measures is one, or no part of a name', (measure, end) => {
  expect(read(...column(measure))).toEqual([
    ...['150 g', 'Guláš', '0,25 l', 'Kulajda', '12 oz', 'Řízek', '1 ks', 'Koleno'],
    ...end,
  ]);
});

test('numbers of dishes are no measures', () => {
  const numbered: [string, string][] = [1, 2, 3, 4, 5].map((at) => [`${at}?`, 'Knedlík']);
  expect(read(...numbered)).toContain('4?');
});

test('a one behind a part of a litre is its unit, and one further off is none', () => {
  const word = (text: string, x: number) => ({
    ...{ text, x, y: 0, width: 20, height: 18, confidence: 95 },
  });
  const read = withLitres([word('0,75', 100), word('1', 130), word('0,2', 200), word('1', 250)]);
  expect(read.map(({ text }) => text)).toEqual(['0,75', 'l', '0,2', '1']);
  const half = withLitres([word('Horchata', 60), word('%', 100), word('L', 130), word('%', 300)]);
  expect(half.map(({ text }) => text)).toEqual(['Horchata', '½', 'L', '%']);
});
