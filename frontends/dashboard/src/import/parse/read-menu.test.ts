import { readMenu } from './read-menu.ts';
import { dishesOf, read, marksIn, eachReads } from './testing/read-text.ts';

const reasonsOf = (text: string) =>
  dishesOf(text).map(({ doubts }) => doubts.map(({ reason }) => reason));

test('a code that nothing explains names no allergen, and is a doubt', () => {
  const [schnitzel] = dishesOf('Schnitzel (A,C) 18.50');
  expect(schnitzel?.allergens).toBe('');
  expect(schnitzel?.doubts).toEqual([{ field: 'allergens', reason: 'No legend explains A, C.' }]);
});

test('what is smaller than the dishes is no title, unless it is in capitals', () => {
  const titlesOf = (small: string) =>
    readMenu([
      { text: 'Mains', size: 2 },
      { text: 'Madras 6.25', size: 1 },
      { text: '' },
      { text: small, size: 0.8 },
      { text: 'Vindaloo 6.50', size: 1 },
      { text: 'Fiery indeed', size: 0.8 },
    ]).sections.map(({ name }) => name);
  expect(titlesOf('Fairly hot')).toEqual(['Mains']);
  expect(titlesOf('FAIRLY HOT')).toEqual(['Mains', 'FAIRLY HOT']);
});

test('VG is not taken for vegan, and «vegan option» marks nothing', () => {
  const [bowl, burger] = dishesOf('Poke bowl (VG) 11.00\nBurger, vegan option 13.00');
  expect(bowl).toMatchObject({ isVegan: false, doubts: [{ field: 'diet' }] });
  expect(burger).toMatchObject({ isVegan: false, isVegetarian: false });
});

test('an address, hours and notes are no dishes, and are still to be seen', () => {
  const { lines, sections, left } = read(
    'The Fig Tree\nwww.figtree.example.com\n\nSTARTERS\nSoup 7.50\nBread 3.00\n\nMon-Fri 11:00-22:00\nAll prices include VAT',
  );
  expect(sections.map(({ name, dishes }) => [name, dishes.length])).toEqual([['STARTERS', 2]]);
  expect(left.map((at) => lines[at]?.text)).toEqual([
    'The Fig Tree',
    'www.figtree.example.com',
    'Mon-Fri 11:00-22:00',
    'All prices include VAT',
  ]);
});

test('each dish knows the lines that it was read from', () => {
  const [soup] = dishesOf('Soups\nTomato soup 7.50\nwith basil');
  expect(soup).toMatchObject({ description: 'with basil', lines: [1, 2] });
});

test('what is not sure says why', () => {
  const menu =
    'Mains\nSoup 7.50\nSteak 12\nFish 9.50\nSoup 7.50\nCaviar 900.00\nBread 3.50\nNaan 3.00\nPie 8.00';
  const twice = ['It is on this menu twice.'];
  expect(reasonsOf(menu)).toEqual([
    twice,
    [],
    [],
    twice,
    ['The price is far from the others.'],
    [],
    [],
    [],
  ]);
});

test('nothing is found where there is nothing', () => {
  expect(read('').sections).toEqual([]);
  expect(read('Hello there\nhow are you').sections).toEqual([]);
});

test('a price that lost its point on a photo is taken as the others are written, and doubted', () => {
  const strip = { image: 0, x: 0, y: 0, width: 1, height: 1 };
  const lines = ['Espresso 3.00', 'Flat white 4.25', 'Mocha 4.50', 'Cold brew    475'];
  const [onPhoto] = readMenu(lines.map((text) => ({ text, strip }))).sections;
  expect(onPhoto?.dishes[3]).toMatchObject({
    name: 'Cold brew',
    price: 4.75,
    doubts: [{ field: 'price', reason: 'It was read as 475, without a point.' }],
  });
  const [typed] = readMenu(lines.map((text) => ({ text }))).sections;
  expect(typed?.dishes[3]?.price).toBe(475);
});

test('two short columns are read one after the other', () => {
  const names = dishesOf(
    'Salads                   Grill\nBeetroot salad   9.50    Lamb chops      26.00\nCaesar salad    11.00    Grilled trout   22.50',
  ).map(({ name, price }) => `${name} ${price}`);
  expect(names).toEqual([
    'Beetroot salad 9.5',
    'Caesar salad 11',
    'Lamb chops 26',
    'Grilled trout 22.5',
  ]);
});

test('a dish with another price in its words is doubted', () => {
  expect(reasonsOf('Beetroot salad (with cheese for $2)    9.50')).toEqual([
    ['Another price may be left in the description.'],
  ]);
});

eachReads(marksIn, {
  'marks are read as the menu means them, and codes by its own legend': [
    'Tomato soup (v, gf) 7.50\nChili *vegan* 12.00\nSchnitzel A,C 18.50\nA = gluten, C = egg',
    'Tomato soup 7.5: vegetarian, gluten free; Chili 12: vegan; Schnitzel 18.5: gluten, egg',
  ],
  'a word in brackets that every object knows is no mark': [
    'Mains\nPie (constructor) 12.50\nSoup (toString) 6.00',
    'Pie (constructor) 12.5: none; Soup (toString) 6: none',
  ],
});
