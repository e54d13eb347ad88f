import { sectionsOf, dishesOf, menuIn, eachReads } from './testing/read-text.ts';

const glass = (price: number) => ({ name: 'Glass', price });
const bottle = (price: number) => ({ name: 'Bottle', price });

test.each([
  'WINES\nGlass Bottle\nChablis 8 32\nMerlot 7.50 29.00',
  'WINES\nGlass | Bottle\nChablis 8 | 32\nMerlot 7.50 | 29.00',
  'WINES\nGlass / Bottle\nChablis 8 / 32\nMerlot 7.50 / 29.00',
  'WINES\n(by the glass / by the bottle)\nChablis  8  32\nMerlot €7.50 €29.00',
  'WINES    g    b\nChablis     8     32\nMerlot    7.50   29.00',
  'WINES    Glass   Bottle\nChablis     8     32\nMerlot    7.50   29.00',
  'White wines Glass Bottle\nChablis 8 32\nMerlot 7.50 29.00',
  'Glass | Bottle\n\nWINES\nChablis ..... 8 ..... 32\nMerlot ..... 7.50 ..... 29.00',
])('a header above priced lines names their prices: %j', (text) => {
  expect(dishesOf(text)).toMatchObject([
    { name: 'Chablis', price: 8, choices: [glass(8), bottle(32)], doubts: [] },
    { name: 'Merlot', price: 7.5, choices: [glass(7.5), bottle(29)], doubts: [] },
  ]);
  expect(sectionsOf(text)).toHaveLength(1);
});

test.each([
  ['half', 'whole'],
  ['meio', 'inteiro'],
  ['halbes', 'ganzes'],
])('«%s» and «%s» below what is said of a dish are its sizes', (half, whole) => {
  const text = `GRELHADOS\n\nFrango da casa\ncom ou sem picante\n${half} 5,20€\n${whole} 9,80€\n\nCoelho    15,00€`;
  expect(dishesOf(text)[0]?.choices.map(({ price }) => price)).toEqual([5.2, 9.8]);
});

test('a dish with one price keeps it, and is to be looked at; a year is no price', () => {
  const [, barolo] = dishesOf('WINES\nGlass Bottle\nChablis 8.00 32.00\nBarolo 2015 140.00');
  expect(barolo).toMatchObject({
    name: 'Barolo 2015',
    price: 140,
    choices: [],
    doubts: [{ field: 'price', reason: 'It has one price under Glass and Bottle.' }],
  });
});

test('it names the prices of its own section', () => {
  const [, soup] = dishesOf('WINES\nGlass Bottle\nChablis 8 32\n\nSOUPS\nTomato soup 6 9');
  expect(soup).toMatchObject({ name: 'Tomato soup 6', price: 9, choices: [] });
});

eachReads(menuIn, {
  'any words in brackets before all prices are what these are called': [
    'Mains\nFish pie (Child/Adult) 12.50/14\nSoup 4',
    'Mains: Fish pie 12.5 (Child 12.5, Adult 14); Soup 4',
  ],
  'a second dish of a line, and what can be added to several, are none': [
    'Sides\nChips 3 Beans 2\nRice 3 Peas 2',
    'Sides: Chips 3; Beans 2; Rice 3; Peas 2',
  ],
  'names of prices that end alike are no title above one name': [
    'PEIXE\n½ dose    dose\nBacalhau    8,50€    13,50€\nPolvo    9,00€    14,00€',
    'PEIXE: Bacalhau 8.5 (½ dose 8.5, Dose 13.5); Polvo 9 (½ dose 9, Dose 14)',
  ],
  'short names of sizes may end in dots, and numbers of dishes in letters': [
    'STARTERS\n1 Spring Rolls 4.50\n2 Wonton 8.95\n2A Fish Fillet 13.95\nSOUP Sm. Lg.\n5 Wonton Soup 6.50 11.95\n6 Hot Soup 6.50 11.95',
    'STARTERS: Spring Rolls 4.5; Wonton 8.95; Fish Fillet 13.95 | SOUP: Wonton Soup 6.5 (SM 6.5, LG 11.95); Hot Soup 6.5 (SM 6.5, LG 11.95)',
  ],
  'a price of a bottle of three digits': [
    'WINES\nGlass Bottle\nBarolo 2015 24 140',
    'WINES: Barolo 2015 24 (Glass 24, Bottle 140)',
  ],
  'words that are sizes above dishes of one price are no header': [
    'Small | Large\nTomato soup 7.50\nLeek soup 6.90',
    'Small | Large: Tomato soup 7.5; Leek soup 6.9',
  ],
  'words that are sizes above dishes of one price are no header, too': [
    'SIDES\nHalf chicken\nwith fries\n12.00',
    'SIDES: Half chicken 12',
  ],
});
