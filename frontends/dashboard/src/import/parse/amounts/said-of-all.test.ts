import { dishesOf, menuIn, eachReads } from '../testing/read-text.ts';

test.each([
  'Sides (all 4.5)',
  'Sides (4.5 each)',
  'Sides 4.5/each',
  'Sides: everything 4.5',
  'Sides\nAll 4.5',
  'Sides\n(4.5 each)',
])('what all dishes of a section cost stands beside its title, or below: %j', (head) => {
  const text = `Mains\nRoast chicken 14\nFish pie 13\n\n${head}\nFries\nHouse salad\nGarlic bread`;
  expect(menuIn(text)).toBe(
    'Mains: Roast chicken 14; Fish pie 13 | Sides: Fries 4.5; House salad 4.5; Garlic bread 4.5',
  );
});

test.each([
  'Sandwiches - all on our own sourdough, €8.95 each',
  'SANDWICHES (all with crisps) 8.95',
  'Brote, alle mit Salat, je 8,95',
])('so does what all of them come with: %j', (head) => {
  const text = `Bread\nBrown soda 4.20\n\n${head}\nHam & relish\nEgg mayo\nRoast pepper\n\nCakes\nScone 3`;
  expect(menuIn(text)).toContain(': Ham & relish 8.95; Egg mayo 8.95; Roast pepper 8.95 |');
});

test.each(['Fries, House salad, Garlic bread', 'Fries / House salad / Garlic bread'])(
  'names on one line below it cost so much each: %j',
  (names) => {
    const text = `Mains\nRoast chicken 14\nFish pie 13\n\nSides 4.5 each\n${names}\n\nDrinks\nCola 3`;
    expect(menuIn(text)).toContain('Sides: Fries 4.5; House salad 4.5; Garlic bread 4.5 |');
  },
);

test('«each» in other languages', () => {
  expect(
    menuIn('Beilagen (je 4,50 €)\nPommes\nSalat\n\nContorni 5,00 € cad.\nPatate\nCicoria'),
  ).toBe('Beilagen: Pommes 4.5; Salat 4.5 | Contorni: Patate 5; Cicoria 5');
});

test.each([
  ['Children 4–12 yrs  7.5', 'Children (4–12 yrs) 7.5'],
  ['Lapset 4–12 v. 7,50 €', 'Lapset (4–12 v.) 7.5'],
  ['Kinder bis 12 Jahre: 7,50 €', 'Kinder 7.5'],
])('ages are no prices: %j', (line, dish) => {
  expect(menuIn(`BUFFET\nLunch 12,50 €\n${line}\nSoup 9,50 €`)).toBe(
    `BUFFET: Lunch 12.5; ${dish}; Soup 9.5`,
  );
});

test('below a dish of a list, the next of the list is said of none', () => {
  const dishes = dishesOf(
    'Tacos\n- asada 3.50\n- lengua 4.25\n- nopales (vegan)\n\nDrinks\nCola 2',
  );
  expect(dishes.map(({ name, isVegan }) => [name, isVegan])).toEqual([
    ['asada', false],
    ['lengua', false],
    ['nopales', true],
    ['Cola', false],
  ]);
});

eachReads(menuIn, {
  'a price alone below a title is that of three names or more below it, where two titles have one':
    [
      'Small plates\n10.\nPig ear, frisée\nLamb merguez, lentils\nLiver mousse, plum jam\nPasta and grains\n17.\nCavatelli, pork ragout\nRigatoni, bolognese\nSpaetzle, mushrooms',
      'Small plates: Pig ear, frisée 10; Lamb merguez, lentils 10; Liver mousse, plum jam 10 | Pasta and grains: Cavatelli, pork ragout 17; Rigatoni, bolognese 17; Spaetzle, mushrooms 17',
    ],
  'what each costs is said before the price, and one of a list has a price of its own': [
    'Håndmadder  pr. stk. 22,-\nSpegepølse med remoulade\nRullepølse med sky\n\nSmørrebrød\nStjerneskud    95,-\nRoastbeef    59,-',
    'Håndmadder: Spegepølse med remoulade 22; Rullepølse med sky 22 | Smørrebrød: Stjerneskud 95; Roastbeef 59',
  ],
  'what each costs is said before the price, and one of a list has a price of its own, too': [
    'TACOS $3.75 each\nasada\nal pastor\nlengua ($4.50)\nrajas con queso (veg)\nBURRITOS\nregular burrito 11',
    'TACOS: asada 3.75; al pastor 3.75; lengua 4.5; rajas con queso 3.75 | BURRITOS: regular burrito 11',
  ],
});
