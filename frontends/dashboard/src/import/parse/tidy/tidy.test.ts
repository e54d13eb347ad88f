import {
  sectionsOf,
  dishesOf,
  allergensIn,
  menuIn,
  pricesIn,
  eachReads,
} from '../testing/read-text.ts';

test.each([
  ['bacon 6   sausage 6', 'bacon 6; sausage 6'],
  ['espresso 3.5 · cappuccino 4.5', 'espresso 3.5; cappuccino 4.5'],
  ['Liptauerbrot 4,20 / Schmalzbrot 3,80', 'Liptauerbrot 4.2; Schmalzbrot 3.8'],
  ['Plain naan £2.60, Chapati £1.30', 'Plain naan 2.6; Chapati 1.3'],
  ['Carbonara 14 Amatriciana 13', 'Carbonara 14; Amatriciana 13'],
  ['Tasting menu 120 pp | Wine pairing 85 pp', 'Tasting menu 120; Wine pairing 85'],
  ['Garlic Bread 4.25 | Dough balls 5.25', 'Garlic Bread 4.25; Dough balls 5.25'],
  ['Extras: bacon 6, egg 2', 'bacon 6; egg 2'],
])('several dishes on a line are each read: %s', (line, dishes) => {
  expect(pricesIn(line)).toBe(dishes);
});

test.each([
  ['TURKISH EGGS 12.5 (add sucuk +3)', 'TURKISH EGGS', 12.5],
  ['Duck terrine 9 (supp. 2)', 'Duck terrine', 9],
  ['Supplì 3,50 cad.', 'Supplì', 3.5],
  ['Soup of the day - £5.50 - with crusty bread', 'Soup of the day', 5.5],
  ["Fisherman's basket 29 - 3 flathead, 3 prawns, chips", "Fisherman's basket", 29],
  ['Ramen ¥1,050', 'Ramen', 1050],
  ['Egg +¥120', 'Egg', 120],
  ['Mug of tea 90p', 'Mug of tea', 0.9],
  ['Fish pie ... twenty-two pounds', 'Fish pie', 22],
  ['Pression : 16€50', 'Pression', 16.5],
  ['4a. Samosa 3.95', 'Samosa', 3.95],
  ['캔음료 (1.5천원)', '캔음료', 1500],
  ['Голубці, 2 шт. — 155 грн', 'Голубці', 155],
  ['Пляцок дня — питайте офіціанта', 'Пляцок дня', null],
  ['Dagens ret    se tavlen', 'Dagens ret', null],
])('%s is %s for %d', (line, name, price) => {
  expect(dishesOf(line)).toMatchObject([
    { name, price, ...(price === null && { priceKind: 'market' }) },
  ]);
});

test.each([
  ['Rock oysters 9 each / 12 half dozen', ['Each', 'Half dozen']],
  ['Chicken Tikka\nStarter 9    Main 12', ['Starter', 'Main']],
  ['SET LUNCH\n2 courses 9 / 3 courses 12', ['2 courses', '3 courses']],
])('prices are called as the menu calls them: %j', (text, names) => {
  const [dish] = dishesOf(text);
  expect(dish?.choices).toEqual([
    { name: names[0], price: 9 },
    { name: names[1], price: 12 },
  ]);
});

test.each([
  '[12/05/2025, 18:02] Marco: *DOLCI* 🍰\n[12/05/2025, 18:03] Marco: Tiramisù 6',
  '18:02 - Marco: DOLCI\n18:03 - Marco: Tiramisù 6\n18:04 - Ana: thanks',
  'Marco, [3.06.2025 9:14]\nDOLCI\nTiramisù 6',
])('who wrote a message and when is no part of a menu: %j', (text) => {
  expect(sectionsOf(text)).toMatchObject([
    { name: 'DOLCI', dishes: [{ name: 'Tiramisù', description: '', price: 6 }] },
  ]);
});

test('a dish into which others were merged carries no marks, and is doubted', () => {
  const [hummus] = dishesOf('Hummus (ve)\nChicken skewers\nlemon, oregano\n8\nPie\n12');
  expect(hummus).toMatchObject({ isVegan: false, isVegetarian: false });
  expect(hummus?.doubts).not.toEqual([]);
});

test('a legend of what is possible, or free of something, marks nothing', () => {
  const [soup] = dishesOf('Soup (v) (n) 6\n\n(v) vegan option (n) nut free');
  expect(soup).toMatchObject({ isVegan: false, isVegetarian: false, allergens: '' });
});

test('a number before a price is a code where other dishes have lists of them, and else part of the name', () => {
  const listed = 'Ragù 1,3,9    11,00\nPassatelli 1,3,7    12,50\nLasagne 1,3,7    12,00\n';
  expect(pricesIn(`${listed}Crostini 1    8,00`)).toContain('Crostini 8');
  expect(pricesIn('Ragù    11,00\nPassatelli    12,50\nMenu 1    8,00')).toContain('Menu 1 8');
});

test('what is counted in a dish is said of it, and no legend', () => {
  const [basket] = dishesOf('Basket 29 - 2 flathead, 3 prawns, 3 squid, chips\nHake (3) 9');
  expect(basket?.description).toBe('2 flathead, 3 prawns, 3 squid, chips');
});

eachReads(menuIn, {
  'numbers that count dishes are no part of names, whatever else has a price, and numbers of pieces are':
    [
      '1 Kofte roll Abc 7.50\n2 Kofte roll Bbc 7.50\n3 Kofte roll Cbc 7.50\n4 Kofte roll Dbc 7.50\n5 Kofte roll Ebc 7.50\n6 Kofte roll Fbc 7.50\n7 Kofte roll Gbc 7.50\n8 Kofte roll Hbc 7.50\nCola 2.50\nAyran 2.50\nWater 2.50\nTea 2.50\nJuice 2.50\nBeer 2.50\nWine 2.50',
      ': Kofte roll Abc 7.5; Kofte roll Bbc 7.5; Kofte roll Cbc 7.5; Kofte roll Dbc 7.5; Kofte roll Ebc 7.5; Kofte roll Fbc 7.5; Kofte roll Gbc 7.5; Kofte roll Hbc 7.5; Cola 2.5; Ayran 2.5; Water 2.5; Tea 2.5; Juice 2.5; Beer 2.5; Wine 2.5',
    ],
  'numbers that count dishes are no part of names, whatever else has a price, and numbers of pieces are, too':
    [
      '2 Kofte roll Bbc 7.50\n2 Kofte roll Bbc 7.50\n3 Kofte roll Cbc 7.50\n4 Kofte roll Dbc 7.50\n6 Kofte roll Fbc 7.50\n8 Kofte roll Hbc 7.50\n10 Kofte roll Jbc 7.50\n12 Kofte roll Lbc 7.50\nCola 2.50\nAyran 2.50\nWater 2.50\nTea 2.50\nJuice 2.50\nBeer 2.50\nWine 2.50',
      ': 2 Kofte roll Bbc 7.5; 2 Kofte roll Bbc 7.5; 3 Kofte roll Cbc 7.5; 4 Kofte roll Dbc 7.5; 6 Kofte roll Fbc 7.5; 8 Kofte roll Hbc 7.5; 10 Kofte roll Jbc 7.5; 12 Kofte roll Lbc 7.5; Cola 2.5; Ayran 2.5; Water 2.5; Tea 2.5; Juice 2.5; Beer 2.5; Wine 2.5',
    ],
});

test('numbers of a legend beside a name are no price', () => {
  expect(
    allergensIn(
      'Kalb 1,2\nmit Pommes\n26.50\nVongole (1,14)  22.00\n\n1 Gluten, 2 Milch, 14 Weichtiere',
    ),
  ).toBe('Kalb 26.5: gluten, milk; Vongole 22: gluten, mollusks');
});
