import { lineOf } from '../../parse/columns.ts';
import { withoutBlanksInAmounts } from './blanks-in-amounts.ts';

const row = (...texts: string[]) =>
  lineOf(texts.map((text, at) => ({ text, x: at * 300, end: at * 300 + 100 })));
const said = (lines: ReturnType<typeof row>[]) =>
  withoutBlanksInAmounts(lines).map(({ text }) => text);

test('a blank in amounts that stand for themselves parts their thousands', () => {
  expect(
    said([
      row('Goulash', '2 450 Ft'),
      row('Draught beer', '890 Ft / 1 390 Ft'),
      row('Plum brandy', '1 590 Ft'),
    ]),
  ).toEqual(['Goulash    2450 Ft', 'Draught beer    890 Ft / 1390 Ft', 'Plum brandy    1590 Ft']);
});

test('one of them alone is no way to write prices, and a name keeps its blanks', () => {
  expect(said([row('Table 2 450', '1 250')])).toEqual(['Table 2 450    1 250']);
});
