import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';
import { dishesOf, pricesIn, menuIn, eachReads } from '../testing/read-text.ts';

const named = (text: string) =>
  dishesOf(text).map(({ name, choices }) => [
    name,
    ...choices.map((one) => `${one.name} ${one.price}`),
  ]);

test.each([
  'NIGIRI / SASHIMI\nSake 6 / 13\nMaguro 7 / 15',
  'FISH    Nigiri    Sashimi\nSake    6    13\nMaguro    7    15\nEbi    5',
])('the lines below a header tell what it calls their prices: %j', (text) => {
  const [sake, maguro] = named(text).map(([name, ...choices]) => [
    name,
    ...choices.map((one) => one.toLowerCase()),
  ]);
  expect([sake, maguro]).toEqual([
    ['Sake', 'nigiri 6', 'sashimi 13'],
    ['Maguro', 'nigiri 7', 'sashimi 15'],
  ]);
});

eachReads(menuIn, {
  'where a size is not served, it has no price': [
    'SPARKLING    6oz / 9oz / btl\nBrut    14 / – / 56\nRosé    12 / 18 / 46',
    'SPARKLING: Brut 14 (6oz 14, Btl 56); Rosé 12 (6oz 12, 9oz 18, Btl 46)',
  ],
  'a dish below a menu with a price keeps the amount in its brackets': [
    'MENÜ: 790.-Ft\nZöldbableves\nA./ Rakott kel (610.-Ft)*\nB./ Túrós csusza (620.-Ft)*\n\nAJÁNLAT:\nCsirkemell 780.-Ft\nSertésszelet 850.-Ft',
    'MENÜ: Zöldbableves 790; A./ Rakott kel 610; B./ Túrós csusza 620 | AJÁNLAT: Csirkemell 780; Sertésszelet 850',
  ],
  'a portion that stands behind a name is what its first price is called': [
    'Chicken Tikka starter £5.25 / main £9.50\nLamb Samosa £4.25',
    ': Chicken Tikka 5.25 (Starter 5.25, Main 9.5); Lamb Samosa 4.25',
  ],
  'the first dish of a paragraph is not its heading': [
    'Breads\nCountry Sourdough\n$9\nBaguette\n$4\n\nPastry\nCroissant\n$4\nContains: milk\nMorning Bun\n$5\nContains: milk',
    'Breads: Country Sourdough 9; Baguette 4 | Pastry: Croissant 4; Morning Bun 5',
  ],
  'a rice pudding is a dish, and no section': [
    'Desserts 6\nRice Pudding\nFlan\nCheesecake',
    'Desserts: Rice Pudding 6; Flan 6; Cheesecake 6',
  ],
});

eachReads(pricesIn, {
  'a list of kinds holds for the names of all sections below it that have no price': [
    'Choose: Tofu 13 | Shrimp 17\n\nNOODLES\nPad Thai\nPad See Ew\n\nCURRIES\nGreen\nPanang\n\nSOUP\nTom Yum 8',
    'Pad Thai 13; Pad See Ew 13; Green 13; Panang 13; Tom Yum 8',
  ],
  'a price of all below a title is that of each name on the line': [
    'SIDES\nAll at 4.5\nThick chips · Kale · House salad\n\nPUDDINGS\nTrifle 8',
    'Thick chips 4.5; Kale 4.5; House salad 4.5; Trifle 8',
  ],
  'an hour below whole prices makes no decimals of their thousands': [
    'Bean soup 450 RSD\nVeal skewer 1.350 RSD\nMixed grill 2.600 RSD\nOpen until 23.00',
    'Bean soup 450; Veal skewer 1350; Mixed grill 2600',
  ],
  'names on a line that ends in what all of them cost are dishes': [
    'Beilagen\n\nPommes · Reis · Knödel alle 4.50\n\nSuppen\n\nGulasch 7.50\nFritatten 5.50',
    'Pommes 4.5; Reis 4.5; Knödel 4.5; Gulasch 7.5; Fritatten 5.5',
  ],
  'names on a line that ends in what all of them cost are dishes, too': [
    'Beilagen\n\nPommes · Reis · Knödel 4.50\n\nSuppen\n\nGulasch 7.50\nFritatten 5.50',
    'Pommes 4.5; Gulasch 7.5; Fritatten 5.5',
  ],
});

test.each([
  'MENU – 32 € a persona\nAntipasto\nBis di primi\nArrosto\n\nALLA CARTA\nZuppa 9',
  'Soupe 9\n\nMenu du Lavoir\n32 €\nVelouté\nou\nTerrine\n*\nConfit\n*\nTarte',
])('what a guest pays for a menu is no price of each dish in it: %j', (text) => {
  expect(dishesOf(text).filter(({ price }) => price === 32)).toHaveLength(1);
});

test('what is in a dish, in two lines below it, is no list of a set menu', () => {
  const text =
    'From the oven\n\nMixed grill    14.95\ntikka, seekh kebab, lamb\nchop, naan\n\nLamb chops    13.50\nfour, marinated';
  expect(dishesOf(text).map(({ name }) => name)).toEqual(['Mixed grill', 'Lamb chops']);
});

test('a lone line at the end, a half name and a size are marked', () => {
  const dishes = dishesOf('TIFFIN\nIdli 45\nDosa 95\nPongal 70\n\nParcel charges 10');
  expect(dishes.map(({ doubts }) => doubts.length > 0)).toEqual([false, false, false, true]);
});

test('a quantity is no code of an allergen, and a key with a sentence behind it marks no dish', () => {
  const [cola] = dishesOf('DRINKS\nCola (1) 0,4 l  3,90\nTea 3,00\n\n1 = caffeine, L = sesame');
  expect(cola?.allergens).toBe('caffeine');
  const [, rioja] = dishesOf('WINES\nCava 3\nRioja 4\n\n(V) vegetarian. Terrace: 10 % more.');
  expect(rioja?.isVegetarian).toBe(false);
});

test('a dish that says below it what it is called in another language shares its price with none', () => {
  const others = ['Velouté de courge', 'Salade du jardin', 'Truite aux amandes', 'Tête de veau'];
  const lines = others.flatMap((name, at) => [`${name} 1${at},00 €`, '(in another language)']);
  const text = [
    ...lines,
    'Confit de canard 19,00 €',
    '(in another language)',
    'Gambas au pastis (ail, persil) 23,00 €',
    '(in another language)',
    'Assiette végétarienne',
    'Vegetarian plate',
    'Purée – Tomate farcie 14,00 €',
    '(in another language)',
  ].join('\n');
  const gambas = dishesOf(text).find(({ name }) => name.startsWith('Gambas'));
  expect(gambas?.price).toBe(23);
});

test('prices of meats above names with a sign are those of each of them', () => {
  const menu =
    'FAVOURITES\nChicken or Lamb £9.95\nKing Prawn £14.50\n- Korma - mild, coconut (D)\n- Madras - hot\n- Pathia\n\nRICE\nPilau rice £3.75\n\nN contains nuts, D contains dairy';
  const choices = ['Chicken or Lamb 9.95', 'King Prawn 14.5'];
  expect(named(menu)).toEqual([
    ['Korma', ...choices],
    ['Madras', ...choices],
    ['Pathia', ...choices],
    ['Pilau rice'],
  ]);
  expect(dishesOf(menu).map(({ allergens }) => allergens)).toEqual(['milk', '', '', '']);
});

test('what can be added to dishes is marked where it is read as some', () => {
  const doubtful = (line: string) =>
    dishesOf(`Toast\n\nAvocado 14.50\nMushrooms 16.50\n\n${line}`).filter(
      ({ doubts }) => doubts.length > 0,
    ).length;
  expect(doubtful('add egg 3.50 / bacon 6.50 / smoked trout 8.50')).toBe(3);
  expect(doubtful('Egg roll 3.50 / Bacon roll 6.50 / Trout roll 8.50')).toBe(0);
});

test('a price off the columns of a table above, or in or below a larger title, is called nothing', () => {
  const table =
    '            Small    Medium    Large\nPlain       7.50     9.50      11.50\nHam         8.50     10.50     13.50\n\n';
  const sized = (rest: string) =>
    readMenu(
      linesOfText(table + rest).map((line) => ({
        ...line,
        size: /SALADS/u.test(line.text) ? 14 : 10,
      })),
    ).sections.flatMap(({ dishes }) => dishes.slice(-2).map(({ choices }) => choices.length));
  expect(sized('Drinks\n\nTea    4.50\nAle    6.50')).toEqual([3, 3, 0, 0]);
  expect(sized('SALADS\n\nGreen       4.50\nGreek       6.50')).toEqual([3, 3, 0, 0]);
  expect(sized('SALADS      5.50\n\nGreen\nGreek')).toEqual([3, 3, 0, 0]);
  expect(sized('Salads\n\nGreen       4.50\nGreek                6.50')).toEqual([3, 3, 1, 1]);
});
