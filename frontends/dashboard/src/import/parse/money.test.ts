import { takePrice } from './money.ts';

test.each([
  ['Soup 12.5', 'Soup', 12.5],
  ['Soup 12,50', 'Soup', 12.5],
  ['Soup $12', 'Soup', 12],
  ['Soup 12 €', 'Soup', 12],
  ['Soup € 12,50', 'Soup', 12.5],
  ['Soup 12.-', 'Soup', 12],
  ['Soup ........ 12.50', 'Soup', 12.5],
  ['Soup (12.50)', 'Soup', 12.5],
  ['Soup CHF 18.50', 'Soup', 18.5],
  ['Soup 95 kr', 'Soup', 95],
  ['$12 Soup', 'Soup', 12],
  ['12.50 - Soup', 'Soup', 12.5],
  ['Seven wonders 7', 'Seven wonders', 7],
  ['Cola 0,33l 3,20', 'Cola 0,33l', 3.2],
  ['Cola 0,33 3,20', 'Cola 0,33', 3.2],
])('%s is %s for %d', (line, rest, price) => {
  expect(takePrice(line)).toMatchObject({ rest, prices: [price] });
});

test.each([
  'Pinot Noir 2019',
  'Fanta 33cl',
  'Room for 20 guests',
  'A-12',
  'Sole with dill 01,03',
  'Beef (200 g)',
])('%s has no price', (line) => expect(takePrice(line).prices).toEqual([]));

test.each([
  ['small 12 large 18', ['Small', 'Large']],
  ['glass 12 | bottle 18', ['Glass', 'Bottle']],
  ['Glass 12 / Bottle 18', ['Glass', 'Bottle']],
  ['S 12 L 18', ['S', 'L']],
  ['0,2l 12.00 0,4l 18.00', ['0,2l', '0,4l']],
])('several prices that have names, such as %s, are its choices', (prices, names) => {
  const found = takePrice(`Soup  ${prices}`);
  expect(found).toMatchObject({ rest: 'Soup', prices: [12, 18], reasons: [] });
  expect(found.choices).toEqual([
    { name: names[0], price: 12 },
    { name: names[1], price: 18 },
  ]);
});

test('three sizes are three choices', () => {
  expect(takePrice('Cola S 8 M 10 L 12').choices).toEqual([
    { name: 'S', price: 8 },
    { name: 'M', price: 10 },
    { name: 'L', price: 12 },
  ]);
});

test.each([
  ['12/18', 'Small, Large'],
  ['12 / 18', 'Small, Large'],
  ['12.00   18.00', 'Small, Large'],
  ['8 | 32', 'Glass, Bottle'],
  ['8.00 10.00 12.00', 'Small, Medium, Large'],
  ['8.00 / large 12.00', 'Regular, Large'],
])('several prices without names, such as %s, are given some, and it says so', (prices, names) => {
  const found = takePrice(`Soup  ${prices}`);
  expect(found.choices.map(({ name }) => name).join(', ')).toBe(names);
  expect(found.reasons).toEqual([
    expect.stringMatching(new RegExp(`^It has several prices: .* They are called ${names} here.$`)),
  ]);
});

test.each(['Pizza from 8', 'Pizza ab 8', 'Pizza ... from $8', 'Pizza à partir de 8 €'])(
  '%s begins at a price',
  (line) => {
    expect(takePrice(line)).toMatchObject({
      rest: 'Pizza',
      prices: [8],
      isLeast: true,
      reasons: [],
    });
  },
);

test('an abbreviation of a market price is to be looked at, words are not', () => {
  expect(takePrice('Lobster MP').reasons).toEqual(['MP was read as market price.']);
  expect(takePrice('Lobster  Market price').reasons).toEqual([]);
});

test.each([
  'Market price',
  'MP',
  'Tagespreis',
  'prix du marché',
  'según mercado',
  'price according to weight',
  'n. Gewicht',
  'precio según peso',
  'a peso',
  'cena podľa váhy',
  'súly szerint',
  'τιμή ανάλογα με το βάρος',
  'рыночная цена',
  '按重量计价',
  'siehe Tafel',
  '– please ask',
  'auf Anfrage',
])('%s is no number, and nothing is made up for it', (words) => {
  expect(takePrice(`Lobster ... ${words}`)).toMatchObject({
    rest: 'Lobster',
    prices: [],
    isMarket: true,
  });
});

test.each(['Bread on request', 'Cena del giorno', 'Vegan auf Anfrage'])(
  '%s may be said of something else',
  (text) => {
    expect(takePrice(text)).toMatchObject({ rest: text, isMarket: false });
  },
);

test('in dinars, which have fils, three decimals are decimals', () => {
  expect(takePrice('Tea 1.250', 3)).toMatchObject({ prices: [1.25], reasons: [] });
  expect(takePrice('Tea 1.250').prices).toEqual([]);
});

test('a price that can be read in two ways is not read, and says so', () => {
  expect(takePrice('Caviar 1,234')).toMatchObject({
    rest: 'Caviar',
    prices: [],
    reasons: ['The price can be read in two ways.'],
  });
});

test('half a pound behind its sign is money, and half of a dish is not', () => {
  expect(takePrice('Cheese scone £3½')).toMatchObject({ rest: 'Cheese scone', prices: [3.5] });
  expect(takePrice('½ roast chicken 12').rest).toBe('½ roast chicken');
});

test('what a larger one costs more is not its price', () => {
  expect(takePrice('ラーメン (大盛り+100円) 750円').prices).toEqual([750]);
});

test('between two amounts that a bar parts, a word names the second, and behind a name it is of the name', () => {
  const choices = [
    { name: 'Regular', price: 19.5 },
    { name: 'Child', price: 10.5 },
  ];
  expect(takePrice('19.5 / child 10.5')).toMatchObject({ rest: '', choices });
  expect(takePrice('Menu 5 / child 7')).toMatchObject({ rest: 'Menu 5 / child', prices: [7] });
});

test.each([
  'Turbot – price on request',
  'Rodaballo s/mercado',
  'Rombo – secondo peso',
  'Pstrąg, cena rynkowa',
  'Turbot ..... ask your server',
  '鮑魚 面议',
])('a price that has to be asked for is the market’s: %s', (line) => {
  expect(takePrice(line).isMarket).toBe(true);
});

test('what is free costs nothing, where that stands as a price does', () => {
  expect(takePrice('Tap water ..... free')).toMatchObject({ rest: 'Tap water', prices: [0] });
  expect(takePrice('Leitungswasser – gratis')).toMatchObject({ prices: [0] });
  expect(takePrice('Bread gluten free').prices).toEqual([]);
  expect(takePrice('Please ask your server').isMarket).toBe(false);
});
