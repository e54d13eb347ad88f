import { expect, test } from '@jest/globals';
import { sectionsOf } from '../testing/read-text.ts';

const menuOf = (text: string) =>
  sectionsOf(text).map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) =>
      [dish.name, dish.price ?? '', dish.description].filter((part) => part !== '').join(' | '),
    ),
  ]);

test('a paragraph below a course’s title is a dish: its name, and what is said of it', () => {
  expect(
    menuOf(
      'Starters\n\nGame terrine\nPickled Pears, Toast\n\nTrout salad\nDill Mayonnaise, Cress\n\nMains\n\nBraised beef\nParsnip, Savoy\n\nGnocchi\nBrown Butter, Sage\n\nPrices include VAT',
    ),
  ).toEqual([
    ['Starters', 'Game terrine | Pickled Pears, Toast', 'Trout salad | Dill Mayonnaise, Cress'],
    ['Mains', 'Braised beef | Parsnip, Savoy', 'Gnocchi | Brown Butter, Sage'],
  ]);
});

test('names in large letters are told from what is said of them, whatever stands between', () => {
  expect(
    menuOf(
      'STARTERS\nRABBIT BALLOTINE\nMustard fruits, toast\nOR\nCURED TROUT\nButtermilk, dill\nOR\nBEETROOT TARTLET (v)\nWhipped curd, walnuts\nMAINS\nROAST LAMB\nMint, capers\nOR\nLASAGNE (v)\nLemon butter sauce, hazelnuts',
    ),
  ).toEqual([
    [
      'STARTERS',
      'RABBIT BALLOTINE | Mustard fruits, toast',
      'CURED TROUT | Buttermilk, dill',
      'BEETROOT TARTLET | Whipped curd, walnuts',
    ],
    ['MAINS', 'ROAST LAMB | Mint, capers', 'LASAGNE | Lemon butter sauce, hazelnuts'],
  ]);
});

test('below the price of a menu each line is a dish, up to what the house says', () => {
  expect(
    menuOf(
      'Three courses for £32\n\nLeek soup\n\nBaked hake, white wine sauce\n\nRump of lamb over crushed potatoes\n\nWe are happy to swap your starter for a pudding',
    ),
  ).toEqual([
    [
      '',
      'Three courses | 32',
      'Leek soup',
      'Baked hake, white wine sauce',
      'Rump of lamb over crushed potatoes',
    ],
  ]);
});

test('titles that are none anywhere else are told by what stands below them', () => {
  const text =
    'Tea £38 per person\n\nSandwich Selection\n\n• Smoked Trout\nDill cream, rye bread\n• Roast Chicken\nLittle gem, granary bread\n\nCake Selection\n\n• Rhubarb Frangipane\n• Lemon Drizzle';
  expect(menuOf(text).slice(1)).toEqual([
    [
      'Sandwich Selection',
      'Smoked Trout | Dill cream, rye bread',
      'Roast Chicken | Little gem, granary bread',
    ],
    ['Cake Selection', 'Rhubarb Frangipane', 'Lemon Drizzle'],
  ]);
});

test('a text that has no price at all is read below the name of its menu', () => {
  expect(
    menuOf(
      'Golden wedding\n\nThe lads have already loaded the van and are on the way.\n\nMenu Four\n\nSpit Roasted Lamb\n\nTopside Of Beef\n\nButtered New Potatoes\n\nPrice Includes China Plates And Napkins.',
    ),
  ).toEqual([['Menu Four', 'Spit Roasted Lamb', 'Topside Of Beef', 'Buttered New Potatoes']]);
});

test('courses without a price are asked about once, and what stands above a price keeps it', () => {
  const sections = sectionsOf(
    'Starters\nLeek soup\nHam terrine\n\nMains\nRoast beef\nNut roast\n\nSides\n\nChips\n£4\n\nPeas\n£3\n',
  );
  const dishes = sections.flatMap((section) => section.dishes);
  expect(sections.map(({ asked }) => asked?.isFirst)).toEqual([true, false, undefined]);
  expect(dishes.map(({ name, price }) => [name, price])).toEqual([
    ['Leek soup', null],
    ['Ham terrine', null],
    ['Roast beef', null],
    ['Nut roast', null],
    ['Chips', 4],
    ['Peas', 3],
  ]);
});
