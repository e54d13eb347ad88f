import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

const readOf = (text: string) =>
  readMenu(linesOfText(text)).sections.map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) =>
      [dish.name, dish.price, ...dish.choices.map((one) => `${one.name} ${one.price}`)].join(' | '),
    ),
  ]);

test.each([
  [
    'abbreviated names and prices with commas, parted by commas',
    'KAFFEE\nKl. Espresso 2,70, Gr. Espresso 3,90, Melange 4,20\nEiskaffee 6,50',
    [['KAFFEE', 'Kl. Espresso | 2.7', 'Gr. Espresso | 3.9', 'Melange | 4.2', 'Eiskaffee | 6.5']],
  ],
  [
    'a price of a section above names of which one holds commas and one a supplement',
    'SIDES FOR THE TABLE 14\nCreamed Spinach\nHash Browns\nTruffle Mac (+6)\nAsparagus, hollandaise\n\nOther 5',
    [
      [
        'SIDES FOR THE TABLE',
        'Creamed Spinach | 14',
        'Hash Browns | 14',
        'Truffle Mac | 20',
        'Asparagus, hollandaise | 14',
        'Other | 5',
      ],
    ],
  ],
  [
    'a price of a section above one line of names',
    'DOLCI  € 6,00\nTiramisù della Ida - Cantuccini - Torta della nonna\n\nCaffè 1,50',
    [['DOLCI', 'Tiramisù della Ida | 6', 'Cantuccini | 6', 'Torta della nonna | 6', 'Caffè | 1.5']],
  ],
  [
    'what is in a dish is no list of names below a loud one',
    'OLIVES 8\nCITRUS, CHILI, FENNEL\n\nRICOTTA 14\nHONEY, THYME, BREAD',
    [['', 'OLIVES | 8', 'RICOTTA | 14']],
  ],
  [
    'one price for all, above loud names with what is in them, each a paragraph',
    'house, all £11.5\n\nSTITCH IN TIME\ngin, cucumber, elderflower\n\nPINCUSHION\nmezcal, campari, grapefruit\n\nBOBBIN\nrum, banana, coconut',
    [['house', 'STITCH IN TIME | 11.5', 'PINCUSHION | 11.5', 'BOBBIN | 11.5']],
  ],
  [
    'an amount without a whole behind a plus',
    'COFFEE\noat milk +.80\nbatch brew 5',
    [['COFFEE', 'oat milk | 0.8', 'batch brew | 5']],
  ],
  [
    'sizes of one letter',
    'PORÇÕES\nBatata frita P R$15 / G R$25\nAnéis de cebola R$ 19\nThe Jackie G 9',
    [['PORÇÕES', 'Batata frita | 15 | P 15 | G 25', 'Anéis de cebola | 19', 'The Jackie G | 9']],
  ],
  [
    'a price of a smaller one in brackets behind the price',
    'DANIA\nKotlet, ziemniaki 29,00 zł (pół porcji 20,00 zł)\nGołąbki 24,00 zł',
    [['DANIA', 'Kotlet, ziemniaki | 29', 'Gołąbki | 24']],
  ],
  [
    'slanted words of a chat below a bold name',
    '*Lanches*\n*X-Burguer* - R$ 18,00\n_Pão brioche, queijo_\n\n*X-Salada* - R$ 20,00\n_Pão, queijo, tomate_',
    [['Lanches', 'X-Burguer | 18', 'X-Salada | 20']],
  ],
  [
    'bold words where a line begins',
    '**Extras** queso $12, aguacate $15, nopales $10\n**Tortas** de pierna $60',
    [['Extras', 'queso | 12', 'aguacate | 15', 'nopales | 10', 'Tortas de pierna | 60']],
  ],
  [
    'a remark in small letters two blanks behind a numbered name without a price of its own',
    'CURRIES\nChoose: Veg £7.50 / Lamb £9.25\n20. Korma  mild, coconut\n21. Madras  hot\n22. Saag  spinach',
    [
      [
        'CURRIES',
        'Korma | 7.5 | Veg 7.5 | Lamb 9.25',
        'Madras | 7.5 | Veg 7.5 | Lamb 9.25',
        'Saag | 7.5 | Veg 7.5 | Lamb 9.25',
      ],
    ],
  ],
  [
    'prices by the piece and by the dozen, far behind their names, are no column of dishes',
    'RAW BAR\nOysters*      ea 4 / half doz 22 / doz 42\nClams*      half doz 14 / doz 26\nShrimp Cocktail      6 ea\nThe Tower      145\n\nSTEAKS\nFilet Mignon      8 oz 54      12 oz 69\nNY Strip, 14oz      58\nRibeye, 22oz      74\nPork Chop      38',
    [
      [
        'RAW BAR',
        'Oysters | 4 | EA 4 | Half doz 22 | Doz 42',
        'Clams | 14 | Half doz 14 | Doz 26',
        'Shrimp Cocktail | 6',
        'The Tower | 145',
      ],
      [
        'STEAKS',
        'Filet Mignon | 54 | 8 oz 54 | 12 oz 69',
        'NY Strip, 14oz | 58',
        'Ribeye, 22oz | 74',
        'Pork Chop | 38',
      ],
    ],
  ],
])('as owners paste it: %s', (_, text, menu) => {
  expect(readOf(text)).toEqual(menu);
});

test('the price of a section and a supplement together are to be checked', () => {
  const [section] = readMenu(
    linesOfText('Sides 14\nSpinach\nTruffle Mac (+6)\nAsparagus'),
  ).sections;
  expect(section?.dishes.map(({ doubts }) => doubts.map(({ field }) => field))).toEqual([
    [],
    ['price'],
    [],
  ]);
});

test('of names in small letters, each above its price, none takes the mark of the next', () => {
  const text =
    'larkmoor\n\nraw scallop, rhubarb\n19\nwhite asparagus, wild garlic (v)\n17\nturbot, sea herbs\n38\nlamb loin, hispi\n36';
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ name, price, isVegetarian }) => [name, price, isVegetarian])).toEqual([
    ['raw scallop, rhubarb', 19, false],
    ['white asparagus, wild garlic', 17, true],
    ['turbot, sea herbs', 38, false],
    ['lamb loin, hispi', 36, false],
  ]);
});

test('a dish below which another price stands has no marks: they may be of another', () => {
  const [dish] = readMenu(
    linesOfText('Mains\nRaw scallop 19\nwith asparagus (v)\n17\nand garlic (gf)\n16\nPie 12'),
  ).sections.flatMap((section) => section.dishes);
  expect(dish).toMatchObject({ name: 'Raw scallop', isVegetarian: false, isGlutenFree: false });
  expect(dish?.doubts.map(({ field }) => field)).toContain('diet');
});
