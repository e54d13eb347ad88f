import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

const sectionsOf = (text: string) => readMenu(linesOfText(text)).sections;
const dishesOf = (text: string) => sectionsOf(text).flatMap(({ dishes }) => dishes);

test('a menu that was copied into one line is cut at its prices, and names are told from what is said by large letters', () => {
  const [section] = sectionsOf(
    'Bistro Menu First Courses Baked Camembert ~ £7.50 Whole cheese with rosemary and toasted sourdough Soup of the Day ~ £5.25 Crab and Leek Tart ~ £8.75 White crab in a short pastry case Duck Liver Parfait ~ £6.95',
  );
  expect(section?.name).toBe('First Courses');
  expect(section?.dishes.map(({ name, price, description }) => [name, price, description])).toEqual(
    [
      ['Baked Camembert', 7.5, 'Whole cheese with rosemary and toasted sourdough'],
      ['Soup of the Day', 5.25, ''],
      ['Crab and Leek Tart', 8.75, 'White crab in a short pastry case'],
      ['Duck Liver Parfait', 6.95, ''],
    ],
  );
  expect(section?.dishes.flatMap(({ doubts }) => doubts)).toEqual([]);
});

test('where names are in capitals and what is said stands before the price, it is cut there', () => {
  const dishes = dishesOf(
    'LENTIL BROTH root vegetables | herb oil - 60 SMOKED TROUT pickled fennel | rye crumb - 140 LAMB RIBS sumac | honey | mint - 115 BEEF TARTARE chopped fillet | capers | egg yolk - 110',
  );
  expect(dishes.map(({ name, price }) => [name, price])).toEqual([
    ['LENTIL BROTH', 60],
    ['SMOKED TROUT', 140],
    ['LAMB RIBS', 115],
    ['BEEF TARTARE', 110],
  ]);
});

test('prices that touch their names, and loud words between dishes, are taken apart', () => {
  const sections = sectionsOf(
    'Ginger Tea1.00 Toastie0.90 Corn Cob 1.20 Carrot Muffin1.50 RECESS Fruit cup - half 0.50 Ice pole1.60 DRINKS (lunch only) Spring Water 1.50 Apple Juice1.80 (assorted) Pie with salad3.40 Noodle Box4.00 Soft Taco2.80',
  );
  expect(sections.map(({ name }) => name)).toEqual(['', 'RECESS', 'DRINKS (lunch only)']);
  expect(sections[2]?.dishes.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Spring Water 1.5',
    'Apple Juice 1.8',
    'Pie with salad 3.4',
    'Noodle Box 4',
    'Soft Taco 2.8',
  ]);
});

test('a price that touches its name and what is said behind it stands between both', () => {
  const said =
    'Tomato shorba₹215Ripe tomatoes with basil.\nDal soup₹245Slow cooked lentils, garlic.\nPaneer tikka₹335Charred, with mint.';
  expect(dishesOf(said)).toMatchObject([
    { name: 'Tomato shorba', price: 215, description: 'Ripe tomatoes with basil' },
    { name: 'Dal soup', price: 245 },
    { name: 'Paneer tikka', price: 335 },
  ]);
});

test('dots between what is in a dish are no links of a site where prices stand below', () => {
  expect(
    dishesOf(
      'Mains\n\nGuinea fowl terrine · pickled pear · hazelnut\nR165\n\nTuna loin · cucumber · radish\nR175\n\nAutumn broth · mussel · leek\nR145',
    ),
  ).toMatchObject([
    { name: 'Guinea fowl terrine', price: 165, description: 'pickled pear, hazelnut' },
    { name: 'Tuna loin', price: 175 },
    { name: 'Autumn broth', price: 145 },
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

test('where lists lost their breaks, a line begins with the price of the dish above', () => {
  const listed =
    'Starters\n- Crab wonton$9.00\n- Corn cake\nserved with relish\n$8.00 - Gyoza$8.00\n- Moo ping\ngrilled pork\n$10.00 - Roti\nflat bread\n$5.00 - Fish cake$10.00';
  expect(dishesOf(listed).map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Crab wonton 9',
    'Corn cake 8',
    'Gyoza 8',
    'Moo ping 10',
    'Roti 5',
    'Fish cake 10',
  ]);
  const run =
    'STARTERS\nWatermelon salad\n115with toasted seedsBobotie rolls\n122with apricotSnoek cakes\n125Tomato gazpacho\n92Grilled haloumi\n104with fig and thyme';
  expect(dishesOf(run).map(({ name, price, description }) => [name, price, description])).toEqual([
    ['Watermelon salad', 115, 'with toasted seeds'],
    ['Bobotie rolls', 122, 'with apricot'],
    ['Snoek cakes', 125, ''],
    ['Tomato gazpacho', 92, ''],
    ['Grilled haloumi', 104, 'with fig and thyme'],
  ]);
});

test('a list of names with what is said of each, and no prices, is read as dishes without one', () => {
  const text =
    'On tap\n • Heather gruit: Old recipe, no hops. 4.1% ABV.\n • Rye lager: Is it a rye? YES! 5.0% ABV.\n • Export stout: Old style, roasty. 7.4% ABV.\n • Yellow beer: It’s yellow, it’s cold. 4.3% ABV.';
  expect(dishesOf(text).map(({ name, price }) => [name, price])).toEqual([
    ['Heather gruit', null],
    ['Rye lager', null],
    ['Export stout', null],
    ['Yellow beer', null],
  ]);
  expect(readMenu(linesOfText(text)).sections[0]?.asked?.isFirst).toBe(true);
});

test('a price that begins a line and touches the next name is that of the line above', () => {
  const dishes = dishesOf(
    'Nihari\n£15.50Bhuna Lamb\n£11.25Pepper Chicken\n£12.50Prawn Pulao\n£13.95Achari Khana\n£9.75',
  );
  expect(dishes.map(({ name, price }) => [name, price])).toEqual([
    ['Nihari', 15.5],
    ['Bhuna Lamb', 11.25],
    ['Pepper Chicken', 12.5],
    ['Prawn Pulao', 13.95],
    ['Achari Khana', 9.75],
  ]);
});

test('names that touch on one line, and titles behind the end of a sentence, are parted', () => {
  const { sections } = readMenu(
    linesOfText(
      'SNACKS\nFish on toast with mayonnaise.STARTERS\nGarden salad with dukkah.\nOR\nOnion soup with a thyme crumble.MAINS\nNeck of lamb with samp.\nOR\nFillet of kabeljou with mussels.',
    ),
  );
  expect(sections.map(({ name, dishes }) => [name, dishes.length])).toEqual([
    ['SNACKS', 1],
    ['STARTERS', 2],
    ['MAINS', 2],
  ]);
  const [week] = readMenu(
    linesOfText(
      'This Week’s Menu\n\nRadishes with RoeFennel Salad (V)Home Cured BresaolaPumpkin Curry with RiceOctopus with ChickpeasFaggots with Peas',
    ),
  ).sections;
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

test('two blanks part a name from what is in it, which goes on below', () => {
  expect(
    dishesOf(
      'Crispy Oysters  horseradish cream,\npickled okra, benne   11\nFlatbread  whipped ricotta, figs  9\nPork Loin  apple chutney,\nsweet potato hash   20\nTrout Dip house saltines, celery   8.5',
    ).map(({ name, price, description }) => `${name}|${price}|${description}`),
  ).toEqual([
    'Crispy Oysters|11|horseradish cream, pickled okra, benne',
    'Flatbread|9|whipped ricotta, figs',
    'Pork Loin|20|apple chutney, sweet potato hash',
    'Trout Dip|8.5|house saltines, celery',
  ]);
});

test('codes end the names of a text in one line, and what they do not end is doubted', () => {
  const dishes = dishesOf(
    'Aus dem Suppentopf Rindsuppe A,C,L mit Frittaten und Brot € 5,80 Knoblauchsuppe A,L,G mit Brotwürfeln € 5,90 Backhendlsalat A,C,M Erdäpfel mit Kernöl und Gebäck € 13,20 Tiroler Gröstl A,C,L mit Erdäpfeln und Spiegelei € 12,40 Bergsalat A,G mit Gebäck € 9,20',
  );
  expect(dishes.slice(1).map(({ name, price }) => [name, price])).toEqual([
    ['Knoblauchsuppe', 5.9],
    ['Backhendlsalat', 13.2],
    ['Tiroler Gröstl', 12.4],
    ['Bergsalat', 9.2],
  ]);
  expect(dishes[0]?.doubts.map(({ reason }) => reason)).toContain('It was cut from one long line.');
});

test('what the menu is called may begin the first name of a text in one line: it is doubted', () => {
  const dishes = dishesOf(
    'Ouzeri Grilled pepper € 5,80 Fried courgettes € 5,90 Octopus in vinegar € 13,20 Mussels with rice € 12,40 Greek salad € 9,20 Sardines with lemon € 8,50 Feta € 4,10 Lamb chops € 14,00 Stuffed vine leaves € 7,20',
  );
  expect(dishes.slice(0, 2).map(({ doubts }) => doubts.length)).toEqual([1, 0]);
});
