import { sectionsOf, toldIn, eachReads } from '../testing/read-text.ts';

eachReads(toldIn, {
  'a paragraph below a course’s title is a dish: its name, and what is said of it': [
    'Starters\n\nGame terrine\nPickled Pears, Toast\n\nTrout salad\nDill Mayonnaise, Cress\n\nMains\n\nBraised beef\nParsnip, Savoy\n\nGnocchi\nBrown Butter, Sage\n\nPrices include VAT',
    'Starters: Game terrine null (Pickled Pears, Toast); Trout salad null (Dill Mayonnaise, Cress) | Mains: Braised beef null (Parsnip, Savoy); Gnocchi null (Brown Butter, Sage)',
  ],
  'names in large letters are told from what is said of them, whatever stands between': [
    'STARTERS\nRABBIT BALLOTINE\nMustard fruits, toast\nOR\nCURED TROUT\nButtermilk, dill\nOR\nBEETROOT TARTLET (v)\nWhipped curd, walnuts\nMAINS\nROAST LAMB\nMint, capers\nOR\nLASAGNE (v)\nLemon butter sauce, hazelnuts',
    'STARTERS: RABBIT BALLOTINE null (Mustard fruits, toast); CURED TROUT null (Buttermilk, dill); BEETROOT TARTLET null (Whipped curd, walnuts) | MAINS: ROAST LAMB null (Mint, capers); LASAGNE null (Lemon butter sauce, hazelnuts)',
  ],
  'below the price of a menu each line is a dish, up to what the house says': [
    'Three courses for £32\n\nLeek soup\n\nBaked hake, white wine sauce\n\nRump of lamb over crushed potatoes\n\nWe are happy to swap your starter for a pudding',
    ': Three courses 32; Leek soup null; Baked hake, white wine sauce null; Rump of lamb over crushed potatoes null',
  ],
  'titles that are none anywhere else are told by what stands below them': [
    'Tea £38 per person\n\nSandwich Selection\n\n• Smoked Trout\nDill cream, rye bread\n• Roast Chicken\nLittle gem, granary bread\n\nCake Selection\n\n• Rhubarb Frangipane\n• Lemon Drizzle',
    ': Tea 38 | Sandwich Selection: Smoked Trout null (Dill cream, rye bread); Roast Chicken null (Little gem, granary bread) | Cake Selection: Rhubarb Frangipane null; Lemon Drizzle null',
  ],
  'a text that has no price at all is read below the name of its menu': [
    'Golden wedding\n\nThe lads have already loaded the van and are on the way.\n\nMenu Four\n\nSpit Roasted Lamb\n\nTopside Of Beef\n\nButtered New Potatoes\n\nPrice Includes China Plates And Napkins.',
    'Menu Four: Spit Roasted Lamb null; Topside Of Beef null; Buttered New Potatoes null',
  ],
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
