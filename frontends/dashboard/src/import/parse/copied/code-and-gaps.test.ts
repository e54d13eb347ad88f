import { isSheet } from '../sheet/layout.ts';
import { sectionsOf, dishesOf, saidIn, menuIn, eachReads } from '../testing/read-text.ts';

test.each([
  '{"item":{"margin":"0"},"name":{"color":"#1a1a1a"},"price":{"color":"#1a1a1a"}}',
  '.menu-item { margin: 0 4px; color: red; }',
  '<div class="price">',
])('code that a page left is neither a sheet nor a dish: %s', (code) => {
  expect(isSheet(`${code}\nCorn Nuggets $9`)).toBe(false);
  const text = `Corn Nuggets $9\n${code}\nSmoked Wings $15`;
  expect(saidIn(text)).toBe('Corn Nuggets 9; Smoked Wings 15');
});

eachReads(saidIn, {
  'pages that are pointed to or named are no dishes': [
    'Page 2: Drinks List\nOld Sour £9.50\nSee Page 21\nNew Fizz £8.95\nSee Page 31',
    'Old Sour 9.5; New Fizz 8.95',
  ],
  'a comma at the end of a line goes on behind a blank': [
    'Gimlet\nPlymouth Gin,\n\nLime Cordial,\nBitters\n9.50',
    'Gimlet 9.5 (Plymouth Gin, Lime Cordial, Bitters)',
  ],
  'what is counted for guests, and what touches among prices apart, is read as such': [
    'Pub Pickles\n$6.50\nSlider Board for 2\n24.50',
    'Pub Pickles 6.5; Slider Board for 2 24.5',
  ],
  'what is counted for guests, and what touches among prices apart, is read as such, too': [
    'Cod roe 12\nCrab taco & lime11\nWarm roll 19',
    'Cod roe 12; Crab taco & lime 11; Warm roll 19',
  ],
  'below a sentence a name with its price below begins another dish': [
    'Deviled Eggs\n$7.00\nFarm eggs with smoked paprika.\nSnack Sampler\n$19.00\nPickles, eggs, nuts and olives.',
    'Deviled Eggs 7 (Farm eggs with smoked paprika); Snack Sampler 19 (Pickles, eggs, nuts and olives)',
  ],
  'a semicolon ends a name before any comma': [
    'Bangalow pig; slow shoulder, grilled belly, boudin noir, apple and turnip 39',
    'Bangalow pig 39 (slow shoulder, grilled belly, boudin noir, apple and turnip)',
  ],
});

test('where each line is a paragraph, a wider gap stands beside a title', () => {
  const dishes = (names: string) =>
    names
      .split(' ')
      .map((name) => `${name} — 9\n\n`)
      .join('');
  const text = `Cold Starters\n\n\n${dishes('Burrata Tartare Prawns Celeriac Harvest Spinach')}Valentine’s Specials\n\n\n${dishes('Duck Steak Chicken Lamb Crab Mussels Trout Pork Cod Plaice Veal Quail Goose')}`;
  expect(sectionsOf(text).map(({ name, dishes: all }) => [name, all.length])).toEqual([
    ['Cold Starters', 6],
    ['Valentine’s Specials', 13],
  ]);
});

test('a title above «Name : said» and its price is not its name', () => {
  const dish = (name: string) => `${name} : feta & parsley rolled in dough, with\nolives\n9\n\n`;
  const text = `Meze\n\nBorek : feta & parsley rolled in dough\n9\n\n${['Mucver', 'Manti', 'Guvec', 'Begendi'].map(dish).join('')}`;
  expect(dishesOf(text)[0]).toMatchObject({ name: 'Borek', price: 9 });
});

test('a drink whose name runs on into what it is made of is to be checked', () => {
  const [drink] = dishesOf(
    'Breakwater Ketel One Vodka, elderflower liqueur, fresh pear juice, fresh lime £9.50',
  );
  expect(drink?.doubts).toMatchObject([{ field: 'name' }]);
});

test('codes that no legend explains are no part of a name with several prices', () => {
  const text =
    'Leek tart (MI, EG) £5\nCod pie (FI, MI) £9\nPork pie (EG, SU) £8\nRice (CE, MI) £4\nIce Creams (MI) and Sorbets (Ve) 1 scoop £2.25, 2 scoops £3.75';
  expect(dishesOf(text).at(-1)?.name).toBe('Ice Creams and Sorbets');
});

test('above a wider gap stands a title, also where no dish has a price', () => {
  const names = 'Oysters Clams Burrata Mackerel Mussels Shrimp Perch Trout Whitefish Salmon';
  const said = names
    .split(' ')
    .map((name) => `${name}\n\nwith herbs and lemon butter\n\n`)
    .join('');
  const text = `Chilled Appetizers\n\n\n${said}From the Lake\n\n\n${said}`;
  expect(sectionsOf(text).map(({ name }) => name)).toEqual(['Chilled Appetizers', 'From the Lake']);
});

test('what a dish lies on is no name', () => {
  const text =
    'Banana Split\n£3.75\nTurkey or Egg\nWrap\nOn a soft tortilla\nwith crunchy sticks\n£4.75';
  expect(dishesOf(text).map(({ name }) => name)).not.toContain('On a soft tortilla');
});

eachReads(menuIn, {
  'sizes with their words below a name, between other dishes, are its kinds': [
    'Rack of Lamb — 44\nroasted pink, mint jus\nCold Water Lobster\nSingle 1lb — 39 Twin 2lb — 68\nSteak Diane — 42',
    ': Rack of Lamb 44; Cold Water Lobster 39 (Single 1lb 39, Twin 2lb 68); Steak Diane 42',
  ],
  'a half order behind a stroke is another price of its dish': [
    'Bleu Chips\n\nBattered and deep fried, with our dressing. $6.50\n\nCheese Curds\n\nBattered and deep fried, with our dressing. $6.50\n\nGreen Beans\n\nBattered and deep fried, with our dressing. $6.50\n\nPork Wings\n\nBattered and deep fried, with our dressing. $6.50\n\nOnion Rings\n\nThick yellow onions, beer battered. $8.75 | Half Order $6.50',
    ': Bleu Chips 6.5; Cheese Curds 6.5; Green Beans 6.5; Pork Wings 6.5; Onion Rings 6.5 (Regular 8.75, Half Order 6.5)',
  ],
  'a choice of several things with sizes of its own is a dish': [
    'Desserts\nChoice of Sorbets and Ices 1 scoop £2.20, 2 scoops £3.80\nRice pudding £5',
    'Desserts: Choice of Sorbets and Ices 2.2 (1 scoop 2.2, 2 scoops 3.8); Rice pudding 5',
  ],
});
