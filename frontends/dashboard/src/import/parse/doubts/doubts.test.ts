import { dishesOf, pricesIn } from '../testing/read-text.ts';

const doubtsOf = (text: string, name: string) =>
  dishesOf(text)
    .find((dish) => dish.name === name)
    ?.doubts.map(({ reason }) => reason);

const mains = 'Mains\nLeek pie $9\nTrout $14\nGoulash $12\n';

test('a dish that is as loud as headings are is doubted', () => {
  expect(doubtsOf(`${mains}SIDES $4`, 'SIDES')).toEqual(['It may be a heading.']);
  expect(doubtsOf(mains, 'Trout')).toEqual([]);
});

test('a clue that is worth little alone is a doubt beside another', () => {
  expect(doubtsOf(`${mains}Extra cheese $8`, 'Extra cheese')).toEqual([]);
  expect(doubtsOf(`${mains}extra cheese $8`, 'extra cheese')).not.toEqual([]);
});

test('what is told of a field already is not told twice but where it is graver', () => {
  const [platter] = dishesOf('Wings 9.00 16.00\nLeek pie 9.00\nTrout 14.00');
  expect(platter?.doubts.map(({ field }) => field)).toEqual(['price']);
  const [dear] = dishesOf('Wings 900.00 1600.00\nLeek pie 9.00\nTrout 14.00');
  expect(dear?.doubts.map(({ reason }) => reason)).toContain('The price is far from the others.');
});

test('words with an amount that was not read never join the dish above in silence', () => {
  const [pie] = dishesOf(
    'Leek pie (v) 9.50\nTrout $14.50 a plate or so, with fennel\nGoulash 12.00',
  );
  expect(pie?.description.includes('Trout') ? pie.doubts.length : 1).toBeGreaterThan(0);
});

test('a price with parts behind a word for ages is a price, an age and a least sum are none', () => {
  expect(dishesOf('Pour over 5.5\nLatte 4.5')[0]).toMatchObject({ name: 'Pour over', price: 5.5 });
});

test('names stand above descriptions in small letters that carry their prices', () => {
  const text =
    'Braised ribs\nwith sumac and\norange peel   26.00\n\nCauliflower\ntahini, mint   17.50';
  expect(pricesIn(text)).toBe('Braised ribs 26; Cauliflower 17.5');
});

test('meat by the etto has its price', () => {
  expect(dishesOf('Bistecca 5,50 / etto')[0]).toMatchObject({ name: 'Bistecca', price: 5.5 });
});

const dietsOf = (text: string, name: string) => {
  const dish = dishesOf(text).find((one) => one.name === name);
  return [dish?.isVegetarian, dish?.isVegan, dish?.isGlutenFree];
};
const ofOne = 'Its mark may apply to one choice only. Check it if it’s true of the whole dish.';

test.each([
  ['Pie of the day 15\nChoose from steak & ale, leek or cheese & onion (v)', 'Pie of the day'],
  ['Hanger steak 28\nchoice of fries, salad, or greens (ve)', 'Hanger steak'],
  ['Mixed plate 14\nlamb, falafel (v), chicken', 'Mixed plate'],
])('in %s a mark of one choice is not given to the dish, and it says so', (text, name) => {
  expect(dietsOf(text, name)).toEqual([false, false, false]);
  expect(doubtsOf(text, name)).toContain(ofOne);
});

test('a mark of the dish itself is kept', () => {
  expect(dietsOf('Mushroom pie (v) 15\nleek, cream, puff pastry', 'Mushroom pie')[0]).toBe(true);
  expect(dietsOf('Leek pie 15\nleek, cream, puff pastry (v)', 'Leek pie')[0]).toBe(true);
});

test.each([
  [`${mains}Choice of soup $5`, 'Choice of soup', 'It may be a choice for another dish.'],
  [`${mains}Goulash soup B $8`, 'Goulash soup B', 'A mark may be left in the name.'],
  [`${mains}Minimum spend $20`, 'Minimum spend', 'It may be a notice.'],
  [
    `${mains}Sweet corner $7\nHalva\nBaklava`,
    'Sweet corner',
    'It may be a heading with a price for all below it.',
  ],
  [`${mains}Cod $13\nChicken $15\nTofu $14`, 'Tofu', 'It may be a choice for another dish.'],
  [`${mains}Chops with $16`, 'Chops with', 'A part of the name may be missing.'],
  [`${mains}Torta di $16`, 'Torta di', 'A part of the name may be missing.'],
  [`${mains}Ramen in $16`, 'Ramen in', 'A part of the name may be missing.'],
  [`${mains}Caviar $900`, 'Caviar', 'The price is far from the others.'],
])('of %s it doubts %s', (text, name, reason) => {
  expect(doubtsOf(text, name)).toContain(reason);
});

test('a name that ends before what it is for, goes on like a sentence or says what may be added is doubted', () => {
  const doubted = (name: string) => doubtsOf(`${mains}${name} $4`, name)?.length ?? 0;
  expect(doubted('Täglich ein Eintopf für')).toBeGreaterThan(0);
  expect(doubted('Ukens gryte Kjøkkenet koker en gryte av ukens lokale råvarer')).toBeGreaterThan(
    0,
  );
  expect(doubted('Bread may be added to any plate')).toBeGreaterThan(0);
  expect(doubted('Sea board* Tartare')).toBeGreaterThan(0);
  expect(doubted('Fish pie')).toBe(0);
});
