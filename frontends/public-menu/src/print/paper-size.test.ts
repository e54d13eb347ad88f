import { usualPaper } from './paper-size.ts';

test.each([
  ['US', 'USD', 'letter'],
  ['Canada', 'CAD', 'letter'],
  ['México', 'USD', 'letter'],
  ['Lebanon', 'USD', 'a4'],
  ['KH', 'USD', 'a4'],
  ['Deutschland', 'EUR', 'a4'],
  // Not known: the default, or no address.
  ['US', 'EUR', 'a4'],
  [undefined, 'PHP', 'letter'],
  [undefined, 'GBP', 'a4'],
  ['an island', 'USD', 'letter'],
])('in %s, with prices in %s, the paper is %s', (country, currency, paper) => {
  expect(usualPaper(country, currency)).toBe(paper);
});
