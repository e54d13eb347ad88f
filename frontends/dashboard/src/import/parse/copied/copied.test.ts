import { expect, test } from '@jest/globals';
import { dishesOf, pricesIn, saidIn, sectionsOf } from '../testing/read-text.ts';

test('a price that touches its name and what is said behind it stands between both', () => {
  const said =
    'Tomato shorba₹215Ripe tomatoes with basil.\nDal soup₹245Slow cooked lentils, garlic.\nPaneer tikka₹335Charred, with mint.';
  expect(dishesOf(said)).toMatchObject([
    { name: 'Tomato shorba', price: 215, description: 'Ripe tomatoes with basil' },
    { name: 'Dal soup', price: 245 },
    { name: 'Paneer tikka', price: 335 },
  ]);
});

test('codes in curly brackets behind prices are read by a legend with colons, also in its words', () => {
  const text =
    'Soup €7 {gw, mi}\n\nTrout €11 {f}\n\nBrownie €8 {gw, e, mi}\n\nGW: Gluten: Wheat E: Eggs\nF: Fish Mi: Milk';
  expect(dishesOf(text).map(({ name, price, allergens }) => [name, price, allergens])).toEqual([
    ['Soup', 7, 'gluten, milk'],
    ['Trout', 11, 'fish'],
    ['Brownie', 8, 'gluten, egg, milk'],
  ]);
});

test.each([
  [
    'where lists lost their breaks, a line begins with the price of the dish above',
    'Starters\n- Crab wonton$9.00\n- Corn cake\nserved with relish\n$8.00 - Gyoza$8.00\n- Moo ping\ngrilled pork\n$10.00 - Roti\nflat bread\n$5.00 - Fish cake$10.00',
    'Crab wonton 9; Corn cake 8; Gyoza 8; Moo ping 10; Roti 5; Fish cake 10',
  ],
  [
    'a price that begins a line and touches the next name is that of the line above',
    'Nihari\n£15.50Bhuna Lamb\n£11.25Pepper Chicken\n£12.50Prawn Pulao\n£13.95Achari Khana\n£9.75',
    'Nihari 15.5; Bhuna Lamb 11.25; Pepper Chicken 12.5; Prawn Pulao 13.95; Achari Khana 9.75',
  ],
])('%s', (_, text, dishes) => {
  expect(pricesIn(text)).toBe(dishes);
});

test.each([
  [
    'where lists lost their breaks, a line begins with the price of the dish above',
    'STARTERS\nWatermelon salad\n115with toasted seedsBobotie rolls\n122with apricotSnoek cakes\n125Tomato gazpacho\n92Grilled haloumi\n104with fig and thyme',
    'Watermelon salad 115 (with toasted seeds); Bobotie rolls 122 (with apricot); Snoek cakes 125; Tomato gazpacho 92; Grilled haloumi 104 (with fig and thyme)',
  ],
  [
    'two blanks part a name from what is in it, which goes on below',
    'Crispy Oysters  horseradish cream,\npickled okra, benne   11\nFlatbread  whipped ricotta, figs  9\nPork Loin  apple chutney,\nsweet potato hash   20\nTrout Dip house saltines, celery   8.5',
    'Crispy Oysters 11 (horseradish cream, pickled okra, benne); Flatbread 9 (whipped ricotta, figs); Pork Loin 20 (apple chutney, sweet potato hash); Trout Dip 8.5 (house saltines, celery)',
  ],
])('%s', (_, text, dishes) => {
  expect(saidIn(text)).toBe(dishes);
});

test('a list of names with what is said of each, and no prices, is read as dishes without one', () => {
  const text =
    'On tap\n • Heather gruit: Old recipe, no hops. 4.1% ABV.\n • Rye lager: Is it a rye? YES! 5.0% ABV.\n • Export stout: Old style, roasty. 7.4% ABV.\n • Yellow beer: It’s yellow, it’s cold. 4.3% ABV.';
  expect(pricesIn(text)).toBe(
    'Heather gruit null; Rye lager null; Export stout null; Yellow beer null',
  );
  expect(sectionsOf(text)[0]?.asked?.isFirst).toBe(true);
});

test('names that touch on one line, and titles behind the end of a sentence, are parted', () => {
  const sections = sectionsOf(
    'SNACKS\nFish on toast with mayonnaise.STARTERS\nGarden salad with dukkah.\nOR\nOnion soup with a thyme crumble.MAINS\nNeck of lamb with samp.\nOR\nFillet of kabeljou with mussels.',
  );
  expect(sections.map(({ name, dishes }) => [name, dishes.length])).toEqual([
    ['SNACKS', 1],
    ['STARTERS', 2],
    ['MAINS', 2],
  ]);
  const [week] = sectionsOf(
    'This Week’s Menu\n\nRadishes with RoeFennel Salad (V)Home Cured BresaolaPumpkin Curry with RiceOctopus with ChickpeasFaggots with Peas',
  );
  expect(week?.dishes.map(({ name }) => name)).toEqual([
    'Radishes with Roe',
    'Fennel Salad',
    'Home Cured Bresaola',
    'Pumpkin Curry with Rice',
    'Octopus with Chickpeas',
    'Faggots with Peas',
  ]);
});

test('words of two parts that dashes with blanks join are one name, where no name can end before the dash', () => {
  expect(
    dishesOf(
      'Möhren – Ingwersuppe  5,20 €\nSalat mit Mango, Sprossen und Erdnuß – Dressing  7,90 €\nRinderhüfte, Mais – Salat  18,50 €\nCurry mit Mais, Basmati – Reis  9,80 €',
    )[0],
  ).toMatchObject({ name: 'Möhren-Ingwersuppe', price: 5.2 });
  expect(
    dishesOf('Möhren – Ingwer, Öl  5,20 €\nSalat – Mango  7,90 €\nHüfte – Mais  18,50 €')[0],
  ).toMatchObject({
    name: 'Möhren',
  });
});
