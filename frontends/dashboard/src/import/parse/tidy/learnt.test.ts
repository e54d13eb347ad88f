import { dishesOf, menuIn, pricesIn, eachReads } from '../testing/read-text.ts';

const soups = ['Leek soup', 'Fish pie', 'Roast hen', 'Plum tart'];
const prices = [8, 14, 21, 9];
const expected = soups.map((name, at) => `${name} ${prices[at]}`).join('; ');
const each = (write: (name: string, price: number, at: number) => string) =>
  `MAINS\n${soups.map((name, at) => write(name, prices[at] ?? 0, at)).join('\n')}`;

test.each([
  ['a box to tick', each((name, price) => `${name}   ${price}.00   [ ]`)],
  ['room for a quantity', each((name, price) => `${name}   ${price}   Qty ___`)],
  ['calories', each((name, price, at) => `${name}   $${price} • ${300 + at * 40} Cal.`)],
  [
    'calories of whole prices',
    each((name, price, at) => `${name}  ${price}  ${300 + at * 40} kcal`),
  ],
  ['a weight', each((name, price, at) => `${name}   ${price}   ${200 + at * 50}g`)],
  ['the price of before', each((name, price) => `${name} $${price} (was $${price + 3}.00)`)],
  ['a button below', each((name, price) => `${name}   $${price}\nQuick add`)],
])('what a menu repeats behind its prices is no part of a dish: %s', (_what, text) => {
  expect(pricesIn(text)).toBe(expected);
});

test.each([
  ['letters before', each((name, price) => `${name} .... KSh ${price}`)],
  ['letters, a stroke and a point', each((name, price) => `${name} S/. ${price}`)],
  ['a sign and a letter', each((name, price) => `${name} $U ${price}`)],
  ['letters with marks of vowels', each((name, price) => `${name} रु. ${price}`)],
  ['letters before a round amount', each((name, price) => `${name} Rp. ${price},-`)],
  ['one letter', each((name, price) => `${name} P${price}`)],
  ['a word behind', each((name, price) => `${name} ${price} birr`)],
  ['a word before', each((name, price) => `${name} only ${price}`)],
  ['a round end', each((name, price) => `${name} ${price}/=`)],
  ['letters on a line of its own', each((name, price) => `\n${name}\nR${price}`)],
  ['a word on lines of their own', each((name, price) => `${name}\n${price} lei`)],
  ['letters with points on lines of their own', each((name, price) => `\n${name}\n${price} د.إ`)],
  ['letters before a price that stands first', each((name, price) => `Ksh ${price} ${name}`)],
  ['a word behind a price that stands first', each((name, price) => `${price} บาท ${name}`)],
  ['letters that touch a price that stands first', each((name, price) => `RM${price} ${name}`)],
  ['a sign behind a price that stands first', each((name, price) => `${price}円 ${name}`)],
])('what stands beside all prices is the currency: %s', (_what, text) => {
  expect(pricesIn(text)).toBe(expected);
});

test.each([
  ['Thai', '๑๘๐ บาท', 180],
  ['Devanagari', '₹१८०', 180],
  ['Bengali', '৳১৮০', 180],
  ['Persian', '۱۸۰ تومان', 180],
  ['Persian by thousands', '۱۸ هزار تومان', 18_000],
  ['full width', '１８０円', 180],
  ['an apostrophe', "18'50 €", 18.5],
  ['thousands behind a currency', 'IDR 18K', 18_000],
])('a price is read in the digits that it is written with: %s', (_what, price, value) => {
  expect(pricesIn(each((name) => `${name}   ${price}`))).toBe(
    soups.map((name) => `${name} ${value}`).join('; '),
  );
});

test('a word that ends most names in a script without capitals is no currency', () => {
  const text =
    '식사\n된장 정식 18,000\n생선 정식 24,000\n불고기 정식 21,000\n비빔밥 9,000\n김치 정식 17,000\n만두 8,000';
  expect(dishesOf(text)[0]?.name).toBe('된장 정식');
});

test('a word that ends many names is no currency', () => {
  const text = 'Tuna Roll 8\nEel Roll 9\nCrab Roll 7\nSalmon Roll 6\nMiso Soup 3\nEdamame 4';
  expect(pricesIn(text)).toContain('Tuna Roll 8');
});

test.each([
  ['numbers', each((name, price, at) => `${at + 1}) ${name} ${price}`)],
  ['long numbers', each((name, price, at) => `${1001 + at}  ${name} ${price}`)],
  ['codes', each((name, price, at) => `A0${at + 1}  ${name} ${price}`)],
  ['numbers in brackets', each((name, price, at) => `[${at + 1}] ${name} ${price}`)],
  ['a star behind the number', each((name, price, at) => `${at + 1} * ${name} ${price}`)],
])('numbers of dishes are no part of their names: %s', (_what, text) => {
  expect(pricesIn(text)).toBe(expected);
});

test.each([
  ['a dash', each((name, price) => `$${price} - ${name}`)],
  ['a colon', each((name, price) => `${price}: ${name}`)],
  ['a space', each((name, price) => `${price} ${name}`)],
])('prices may stand before names, with %s between', (_what, text) => {
  expect(pricesIn(text)).toBe(expected);
});

test.each([
  ['below each dish', 'eight,fourteen,twenty-one,nine'],
  ['in two words', 'eight,fourteen,twenty one,nine'],
  ['in German', 'acht,vierzehn,einundzwanzig,neun'],
])('prices are read in words %s', (_what, words) => {
  const said = words.split(',');
  const text = soups.map((name, at) => `${name}\nbutter, herbs\n${said[at]}`).join('\n\n');
  expect(pricesIn(text)).toBe(expected);
});

test('a price for all holds for the dishes behind one that has its own', () => {
  const text = 'ALL PLATES $14 unless noted\nReuben\nPrime rib $18\nClub';
  expect(pricesIn(text)).toBe('Reuben 14; Prime rib 18; Club 14');
});

eachReads(menuIn, {
  'what stands alone below a name says what its kinds cost': [
    'Pancakes\nShort stack $7.50 / Full stack $9.75\n\nOmelette\nham, peppers\n$13',
    ': Pancakes 7.5 (Short stack 7.5, Full stack 9.75); Omelette 13',
  ],
  'dishes of a week cost what the menu does whose number they carry': [
    'Menu 1 with soup € 11.90\nMenu 2 with soup € 10.50\n\nMONDAY\nLeek soup\n1) Fish pie\n2) Bean stew\n\nTUESDAY\nPea soup\n1) Roast hen\n2) Plum tart',
    ': Menu 1 (Regular 1, With soup 11.9); Menu 2 (Regular 2, With soup 10.5) | MONDAY: Leek soup null; Fish pie 11.9; Bean stew 10.5 | TUESDAY: Pea soup null; Roast hen 11.9; Plum tart 10.5',
  ],
  'sizes in a column of their own stay with their dishes': [
    'FISH PIE                    Small S/ 30.00    Large S/ 55.00\nROAST HEN                   Small S/ 38.00    Large S/ 68.00\nPLUM TART                   Small S/ 35.00    Large S/ 62.00\nLEEK SOUP                   S/ 42.00          \nPEA SOUP                    S/ 36.00          \nBEAN STEW                   S/ 22.00          \nLEMONADE    glass S/ 5.00   jug S/ 16.00\nCIDER       glass S/ 6.00   jug S/ 18.00',
    ': FISH PIE 30 (Small 30, Large 55); ROAST HEN 38 (Small 38, Large 68); PLUM TART 35 (Small 35, Large 62); LEEK SOUP 42; PEA SOUP 36; BEAN STEW 22; LEMONADE 5 (Glass 5, Jug 16); CIDER 6 (Glass 6, Jug 18)',
  ],
  'kinds below what is said of a dish are its own': [
    'MAINS\nGreen curry\nwith rice and basil\nTofu 8.90 / Chicken 9.50 / Duck 12.50\nPlum tart 9.00',
    'MAINS: Green curry 8.9 (Tofu 8.9, Chicken 9.5, Duck 12.5); Plum tart 9',
  ],
});
