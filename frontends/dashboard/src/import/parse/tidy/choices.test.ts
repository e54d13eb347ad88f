import { dishesOf, menuIn, pricesIn, sectionsOf, eachReads } from '../testing/read-text.ts';

test.each([
  [
    'CURRIES\nChoice of tofu 14, chicken 15\nRed Curry - bamboo, basil\nGreen Curry - eggplant',
    'CURRIES: Red Curry 14 (Tofu 14, Chicken 15); Green Curry 14 (Tofu 14, Chicken 15)',
  ],
  [
    'TEAS    cup 4 · pot 7\nSencha\nOolong',
    'TEAS: Sencha 4 (Cup 4, Pot 7); Oolong 4 (Cup 4, Pot 7)',
  ],
  [
    'SALADS\nWedge 11 with steak 19\nCobb 15',
    'SALADS: Wedge 11 (Regular 11, With steak 19); Cobb 15',
  ],
  [
    '*Nasi / Mie*\nNasi goreng  25 / 35 / 45\nMie goreng  22 / 32 / 40\n\n*Vom Markt*\n🦞 Hummer - Tagespreis\nSpargel   klein 9,00 / groß 19,00\nPilze 15,50',
    'Nasi / Mie: Nasi goreng 25 (Small 25, Medium 35, Large 45); Mie goreng 22 (Small 22, Medium 32, Large 40) | Vom Markt: Hummer null; Spargel 9 (Klein 9, Groß 19); Pilze 15.5',
  ],
])('prices of choices go to the dishes they hold for: %s', (text, menu) => {
  expect(menuIn(text)).toBe(menu);
});

test.each([
  ['$5 DRAFTS\nLager\nPilsner', 'DRAFTS: Lager 5; Pilsner 5'],
  ['SIDES — 9\ncreamed corn\nmashed potatoes', 'SIDES: creamed corn 9; mashed potatoes 9'],
])('a heading gives its price to names of any kind: %s', (text, menu) => {
  expect(menuIn(text)).toBe(menu);
});

test.each([
  [
    'below',
    'Lammspieß\n1 Portion: 8,50 €\n1,5 Portionen: 14,50 €\nRippe\n1 Portion: 9,50 €\n1,5 Portionen: 15,50 €',
  ],
  [
    'before each',
    'Lammspieß 1 Portion 8,50 € / 1,5 Portionen 14,50 €\nRippe 1 Portion 9,50 € / 1,5 Portionen 15,50 €',
  ],
  [
    'behind each',
    'Lammspieß 8,50 € 1 Portion, 14,50 € 1,5 Portionen\nRippe 9,50 € 1 Portion, 15,50 € 1,5 Portionen',
  ],
  [
    'in brackets',
    'Lammspieß 8,50 € (1 Portion) / 14,50 € (1,5 Portionen)\nRippe 9,50 € (1 Portion) / 15,50 € (1,5 Portionen)',
  ],
])('portions are sizes that stand %s', (_where, text) => {
  expect(menuIn(`Vom Grill\n\n${text}`)).toBe(
    'Vom Grill: Lammspieß 8.5 (1 Portion 8.5, 1,5 Portionen 14.5); Rippe 9.5 (1 Portion 9.5, 1,5 Portionen 15.5)',
  );
});

test.each([
  ['för 2 personer', 'för 4 personer'],
  ['dla 2 osób', 'dla 4 osób'],
  ['yarım porsiyon', 'tam porsiyon'],
  ['mezza porzione', 'porzione intera'],
  ['6 τεμάχια', '12 τεμάχια'],
  ['6 kosov', '12 kosov'],
])('«%s», «%s» are sizes', (small, large) => {
  const names = (text: string) =>
    dishesOf(text).map(({ choices }) => choices.map(({ name }) => name.toLowerCase()));
  const text = (name: string) => `${name}\n${small} 8,50 €\n${large} 14,50 €`;
  expect(names(`Grill\n\n${text('Souvlaki')}\n${text('Cevapi')}`)).toEqual([
    [small, large],
    [small, large],
  ]);
});

test('numbers of a legend are no price of a heading, and go to no other dish', () => {
  const menu =
    'Sweets $9:\nCheesecake (2,3,4)\nApple pie (2)\nSorbet (3,5)\n\n2 egg, 3 milk, 4 nuts, 5 fish';
  const sections = sectionsOf(menu);
  expect(
    sections.flatMap(({ dishes }) => dishes.map((dish) => [dish.name, dish.price, dish.allergens])),
  ).toEqual([
    ['Cheesecake', 9, 'egg, milk, nuts'],
    ['Apple pie', 9, 'egg'],
    ['Sorbet', 9, 'fish, milk'],
  ]);
});

eachReads(menuIn, {
  'prices before bars are read as others write them': [
    '15 | Plane | rye, lemon\n14 | Southside\n12 | Tonic',
    ': Plane 15; Southside 14; Tonic 12',
  ],
  'how many pieces stand before an exact price is no price': [
    'BOXES\nPark box 24 pcs € 24,95\nParty box 60 pcs € 57,50',
    'BOXES: Park box 24.95; Party box 57.5',
  ],
  'paragraphs of a name, the same in another language and one price have no titles': [
    'Pollo arrosto\nRoast chicken 8,50\n\nZuppa di pesce\nFish soup 11,50\n\nTorta di mele\nApple cake 6,50',
    ': Pollo arrosto 8.5; Zuppa di pesce 11.5; Torta di mele 6.5',
  ],
});

test('a dish with a larger size in brackets is a dish, not what the price of those around it is called', () => {
  expect(menuIn('Latte 4 (large 5)\nTea 3\nSoup 6 (large 8)')).toBe(
    ': Latte 4 (Regular 4, Large 5); Tea 3; Soup 6 (Regular 6, Large 8)',
  );
  expect(menuIn('Latte 4 (large 5)\nTea\nSoup 6 (large 8)')).toContain('Soup 6 (Regular 6');
});

test.each([
  ['Ragù', 'mezza porzione', 'per due persone'],
  ['Fish stew', 'Small portion', 'as a main'],
  ['Caldeirada', '½ dose', 'para duas pessoas'],
  ['Gulasz', '(mała)', 'dla dwóch osób'],
])('less or more of %s on the line below is a size of it', (name, ...others) => {
  for (const other of others)
    expect(pricesIn(`MAINS\n${name}  14,50\n${other}  18,50\nSteak  21,50`)).toBe(
      `${name} 14.5; Steak 21.5`,
    );
});

test('a dish of children below another is its own', () => {
  expect(pricesIn('RÄTTER\nBurgare, pommes  175 kr\nBarnportion  75 kr\nLax  195 kr')).toBe(
    'Burgare, pommes 175; Barnportion 75; Lax 195',
  );
});
