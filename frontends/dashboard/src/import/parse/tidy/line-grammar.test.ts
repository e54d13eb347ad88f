import { sizedOf, menuIn, eachReads } from '../testing/read-text.ts';

test.each([
  ['Caesar salad: half pan $35, full pan $60', ['Caesar salad|Half pan=35 Full pan=60']],
  ['Country loaf  half $5 / whole $9', ['Country loaf|Half=5 Whole=9']],
  ['Pie 6, a la mode 8', ['Pie|Regular=6 A la mode=8']],
  ['Veggie combo for 1 / 2 / 4   17 / 32 / 58', ['Veggie combo|For 1=17 For 2=32 For 4=58']],
  ['Tomato soup, 8 cup/11 bowl', ['Tomato soup|Cup=8 Bowl=11']],
  [
    'Chips  £2.50   Cheesy chips  £3.50   Pitta  £0.80',
    ['Chips|2.5', 'Cheesy chips|3.5', 'Pitta|0.8'],
  ],
  [
    'Œuf parfait\ncèpes, lard\n9,50 €\nSalade\nnoix, magret\n13 € / en plat 18 €\nTerrine\npain, cornichons\n8,50 €',
    ['Œuf parfait|9.5', 'Salade|Regular=13 En plat=18', 'Terrine|8.5'],
  ],
  ['Kaffe 35,- Te 32,-', ['Kaffe|35', 'Te|32']],
  ['Suppe 7 € · Salat 8 € · Tatar 9 € ·', ['Suppe|7', 'Salat|8', 'Tatar|9']],
  ['Taco $3.75 | Bowl $12 | Quesadilla $10.50', ['Taco|3.75', 'Bowl|12', 'Quesadilla|10.5']],
])('words and prices by turns are one dish or several: %s', (line, dishes) => {
  expect(sizedOf(line)).toEqual(dishes);
});

test('a letter stands for the price that a key gives it', () => {
  const menu = 'S $4.80  M $5.80  L $6.80\n\nSteamed\nHar gow (4)  L\nSiu mai  M\nPork bun  S';
  expect(sizedOf(menu)).toEqual(['Har gow|6.8', 'Siu mai|5.8', 'Pork bun|4.8']);
});

// A pattern that tries every way to part the dots would take hours, and end at the tests' time limit.
test('the longest leaders are read', () => {
  const line = `Bife da vazia ${'.'.repeat(1000)} pequeno 5,25 € / grande 9,00 €`;
  expect(sizedOf(line)).toHaveLength(1);
});

eachReads(menuIn, {
  'a price goes to the column that it stands below, also where others are missing': [
    'KEBABS          Small    Large    Meal\nDoner           6.50     8.00     10.00\nChicken         7.50     9.00     11.00\nFalafel wrap    5.50              9.00',
    'KEBABS: Doner 6.5 (Small 6.5, Large 8, Meal 10); Chicken 7.5 (Small 7.5, Large 9, Meal 11); Falafel wrap 5.5 (Small 5.5, Meal 9)',
  ],
  'what stands below a name and joins it is a price of it': [
    'Soup 6\nRösti\nplain 9.00\nwith egg 11.00\nSalad 7.00\n\nMains\nRagù 12.00\n  half portion 8.00\nSteak 20.00\nTrout 18.00',
    ': Soup 6; Rösti 9 (Plain 9, With egg 11); Salad 7 | Mains: Ragù 8 (Regular 12, Half portion 8); Steak 20; Trout 18',
  ],
  'a price alone above names is the price of each': [
    'HAPPY HOUR\n\n$5\nLager\nHouse wine\n\n$7\nMargarita\nSpritz',
    'HAPPY HOUR: Lager 5; House wine 5; Margarita 7; Spritz 7',
  ],
  'coffees that stand beside each other are as many drinks, at the price of all': [
    'COFFEE\nflat white, latte, cappuccino 4.8\nlong black, espresso 4.5\nCoffee, cake and a smile 9',
    'COFFEE: flat white 4.8; latte 4.8; cappuccino 4.8; long black 4.5; espresso 4.5; Coffee, cake and a smile 9',
  ],
});
