import { dishesOf, pricesIn, pricesOf, read, sizedOf, eachReads } from './testing/read-text.ts';

const others = 'Tomato soup 7.50\nGreen salad 8.50\nApple tart 6.50\nCheese plate 9.50';

eachReads(pricesIn, {
  'names stand above sentences that carry their prices, below titles of their own': [
    'BURGERS\n\nTHE CLASSIC\nCheese, lettuce, house sauce. $13.49\n\nBLACK BEAN\nAvocado, chipotle mayo. $12.99',
    'THE CLASSIC 13.49; BLACK BEAN 12.99',
  ],
  'a number is part of a name where what is said below it carries the price': [
    'Papdi Chaat\nBroken wheat crackers under chickpeas, yoghurt and two chutneys. £6.50\nPrawn 65\nSmall prawns in a fiery red batter, with curry leaves. £7.50\nHoney Gobi\nCauliflower tossed with chilli, honey and sesame. £6.25',
    'Papdi Chaat 6.5; Prawn 65 7.5; Honey Gobi 6.25',
  ],
});

test('one short name without a price among dishes is no title that takes those below it', () => {
  const text = `MAINS\n${others}\n\nSWEETS\n${others.replaceAll('.50', '.25')}\nSteak twenty\nPie 9.25`;
  expect(read(text).sections.map(({ name }) => name)).toEqual(['MAINS', 'SWEETS']);
});

test('what most paragraphs begin with are titles, in any words', () => {
  const text =
    'All day\nSmash burger 14\nFries 6\n\nAfter dark\nChili dog 9\nPretzel 8\n\nFor later\nPie 7\nCookie 3';
  expect(read(text).sections.map(({ name }) => name)).toEqual([
    'All day',
    'After dark',
    'For later',
  ]);
});

test.each([
  ['led by a box', (name: string, price: string) => `☐ ${name} ${price}`],
  ['quoted', (name: string, price: string) => `> ${name} ${price}`],
  ['in bold of Markdown', (name: string, price: string) => `**${name}** ${price}`],
  ['pointed at', (name: string, price: string) => `${name} → ${price}`],
  ['between bars', (name: string, price: string) => `${name} • ${price} • with bread`],
  ['numbered without a space', (name: string, price: string) => `1.${name} ${price}`],
  ['in a currency of its own', (name: string, price: string) => `${name} ...... Bs/ ${price}`],
])('dishes %s are read by name and price', (_, write) => {
  const dishes = [
    ['Tomato soup', 7.5],
    ['Roast chicken', 16.25],
    ['Apple tart', 6.5],
    ['Fish pie', 14.95],
  ] as const;
  const text = dishes.map(([name, price]) => write(name, price.toFixed(2))).join('\n');
  expect(pricesOf(`MAINS\n${text}`)).toEqual(dishes);
});

test.each([
  ['cookies 2 each or 3 for 5', 'Each=2 3 for=5'],
  ['Lager 5.60 / 18 pitcher', 'Regular=5.6 Pitcher=18'],
  ['Bavette (200g / 300g) 21 / 29', '200g=21 300g=29'],
  ['Wurstsalat einfach 16.50 garniert 19.50', 'Einfach=16.5 Garniert=19.5'],
])('«%s» names its prices', (line, sizes) => {
  expect(sizedOf(`${others}\n${line}`).at(-1)).toMatch(new RegExp(`\\|${sizes}$`, 'u'));
});

test('a lone dish below a title that sections do not have may be its description', () => {
  const text = `MAINS\n${others}\n\nGoldfinger\nVodka and lime   9.50`;
  const lone = dishesOf(text).at(-1);
  expect(lone?.doubts.length ?? 0).toBeGreaterThan(0);
});

test('prices whose names no other dish has, and that are no sizes, are doubted', () => {
  const usual = dishesOf(`${others}\nIced tea small 2.50 large 3.50`).at(-1);
  const odd = dishesOf(`${others}\nWurstsalat einfach 16.50 garniert 19.50`).at(-1);
  expect([usual?.doubts.length, odd?.doubts.map(({ field }) => field)]).toEqual([0, ['price']]);
});
