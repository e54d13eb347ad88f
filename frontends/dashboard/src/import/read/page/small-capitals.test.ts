import { withSmallCapitals } from './small-capitals.ts';

const itemsOf = (...given: readonly [str: string, x: number, height: number][]) =>
  given.map(([str, x, height]) => ({
    ...{ str, height, width: str.length * 6, fontName: 'one' },
    transform: [height, 0, 0, height, x, 700],
  }));

test.each([
  [
    'small capitals',
    itemsOf(['C', 0, 12], ['RAB', 6, 9], ['T', 30, 12], ['OAST', 36, 9]),
    ['CRAB TOAST'],
  ],
  ['a large first letter', itemsOf(['C', 0, 18], ['rab toast', 6, 12]), ['Crab toast']],
  ['a name and its price in another size', itemsOf(['265', 0, 16], ['KR', 20, 11]), ['265', 'KR']],
])('of %s words are whole', (_, items, texts) => {
  expect(withSmallCapitals(items).map(({ str }) => str)).toEqual(texts);
});
