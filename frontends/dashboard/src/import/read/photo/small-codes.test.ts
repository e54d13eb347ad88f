import { withSmallCodes } from './small-codes.ts';

type Sign = { text: string; height?: number; rise?: number; stroke?: number; sure?: number };

/** A name on a line whose foot is at 100, in letters of 29, what stands behind it, and far from both a price. */
function read(...behind: Sign[]) {
  const name = {
    text: 'Halfisk',
    x: 100,
    y: 71,
    width: 100,
    height: 29,
    stroke: 4,
    confidence: 95,
  };
  let x = 208;
  const signs = behind.map(({ text, height = 29, rise = 0, stroke = 4, sure = 95 }) => {
    const word = { text, x, y: 100 - rise - height, width: text.length * 9, height, stroke };
    x += word.width + 4;
    return { ...word, confidence: sure };
  });
  const price = { ...name, text: '12.50', x: 600, stroke: 2 };
  return withSmallCodes([name, ...signs, price])
    .map(({ text, confidence }) => (confidence < 70 ? `${text}?` : text))
    .join(' ');
}

test.each<[string, Sign[], string]>([
  ['raised codes', [{ text: '1,3', height: 15, rise: 14 }], 'Halfisk¹,³ 12.50'],
  ['higher raised numbers', [{ text: '1,3', height: 23, rise: 11 }], 'Halfisk¹,³ 12.50'],
  [
    'raised letters that are unsure',
    [{ text: '6S6', height: 24, rise: 12, sure: 47 }],
    'Halfisk? 12.50',
  ],
  [
    'raised codes that are unsure',
    [
      { text: '"3,', height: 15, rise: 14, sure: 40 },
      { text: '7"?', height: 15, rise: 14 },
    ],
    'Halfisk? 12.50',
  ],
  ['small light codes', [{ text: '3,10', height: 18, stroke: 1.5, sure: 50 }], 'Halfisk? 12.50'],
  [
    'small light codes that are sure',
    [{ text: '3,10', height: 18, stroke: 1.5 }],
    'Halfisk³,¹⁰ 12.50',
  ],
  ['far smaller codes', [{ text: '1,2,8', height: 17 }], 'Halfisk¹,²,⁸ 12.50'],
  [
    'far smaller codes that look like an amount',
    [{ text: '1.28', height: 17, sure: 77 }],
    'Halfisk? 12.50',
  ],
  ['a picture read as a digit', [{ text: '47', stroke: 2.7, sure: 45 }], 'Halfisk? 12.50'],
  ['a picture read as a sign', [{ text: '&', stroke: 1.5 }], 'Halfisk? 12.50'],
  ['leaders', [{ text: 'PPP', height: 6, stroke: 2, sure: 32 }], 'Halfisk 12.50'],
])('%s behind a name are no part of it', (_, behind, line) => {
  expect(read(...behind)).toBe(line);
});

test('small high digits behind a price are its cents', () => {
  const price = { text: '$6', x: 100, y: 71, width: 40, height: 33, confidence: 95 };
  const cents = { text: '50', x: 142, y: 72, width: 20, height: 15, confidence: 95 };
  const read = withSmallCodes([price, cents]).map(({ text, confidence }) => [text, confidence]);
  expect(read).toEqual([['$6.50', 50]]);
  expect(withSmallCodes([price, { ...cents, y: 85 }])).toHaveLength(2);
});

test.each<[string, Sign]>([
  ['a mark that is sure', { text: 'v', stroke: 1.5 }],
  ['a word', { text: 'Art', stroke: 2.7, sure: 38 }],
  ['small capitals', { text: 'LA', height: 23, rise: 11 }],
  ['a stroke', { text: '/', stroke: 1.5, sure: 60 }],
  ['a number as heavy as it', { text: '2', sure: 50 }],
])('%s behind a name stays', (_, sign) => {
  expect(read(sign)).toMatch(new RegExp(`^Halfisk ${sign.text}\\??`, 'u'));
});
