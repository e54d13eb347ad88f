import { sectionsOf, sizedOf, menuIn, eachReads } from '../testing/read-text.ts';

test('what stands above the days of a week is what a dish costs on each', () => {
  const text =
    'Dagens lunch 129:- inkl. kaffe\n\nMåndag\nRaggmunk\n\nTisdag\nPannbiff\n\nOnsdag\nPasta';
  expect(sizedOf(text).slice(-3)).toEqual(['Raggmunk|129', 'Pannbiff|129', 'Pasta|129']);
});

test('what stands below in another script is said of the same dish, or of the same title', () => {
  const text =
    'Σαλάτες\nSalads\nΧωριάτικη (v)    9,00 €\nGreek salad (v)\n(με ξινομυζήθρα)\nwith sour cheese\nΝτάκος    7,50 €\nBarley rusk\nΤης ώρας\nFrom the grill\nΣουβλάκι    10,00 €\nPork souvlaki\n2 καλαμάκια, πίτα\n2 skewers, pita';
  const sections = sectionsOf(text);
  expect(
    sections.map(({ name, description, dishes }) => [
      `${name}|${description}`,
      ...dishes.map((dish) => `${dish.name}|${dish.price}|${dish.description}`),
    ]),
  ).toEqual([
    [
      'Σαλάτες|Salads',
      'Χωριάτικη|9|Greek salad με ξινομυζήθρα with sour cheese',
      'Ντάκος|7.5|Barley rusk',
    ],
    ['Της ώρας|From the grill', 'Σουβλάκι|10|Pork souvlaki 2 καλαμάκια, πίτα 2 skewers, pita'],
  ]);
});

test('a sign is a mark where a legend says what it means, and lactose free is no milk', () => {
  const sections = sectionsOf(
    'Pie ✽ 9,50\nSoup (L) 8,50\nStew (L) 9\n\n✽ végétarien\nL = laktoositon, M = maidoton, G = gluteeniton',
  );
  expect(sections.flatMap(({ dishes }) => dishes)).toMatchObject([
    { name: 'Pie', isVegetarian: true },
    { name: 'Soup', allergens: '' },
    { name: 'Stew', allergens: '' },
  ]);
});

test('that no legend explains the codes of a menu is said once', () => {
  const sections = sectionsOf('Suppe (A,C) 4,90\nKnödel (A,G) 5,40\nBraten (L,M) 14,90');
  const said = sections.flatMap(({ dishes }) => dishes.filter(({ doubts }) => doubts.length > 0));
  expect(said.map(({ name }) => name)).toEqual(['Suppe']);
});

test('words behind several titles are what the columns below them are called', () => {
  expect(
    sizedOf('Pollo Lunch Dinner\nAl Horno $6.49 $8.49\nRes Lunch Dinner\nVaca Frita $7.49 $9.49'),
  ).toEqual(['Al Horno|Lunch=6.49 Dinner=8.49', 'Vaca Frita|Lunch=7.49 Dinner=9.49']);
});

test('a price per person stands behind blanks, and a list that a line with a colon begins is said of its dish', () => {
  const text =
    'Møtefat\n\nInneholder 3 deler:\n\n- Bagel med reker\n- Kyllingsalat\n\nPris 119,- pr pers\n\nSpekefat\n\nSpekemat med rømme\n\nPris 195,- pr pers\n\nSmørbrød\n\nKarbonade med løk\n\nPris 98,- pr pers pr rett/bit';
  expect(sizedOf(text)).toEqual(['Møtefat|119', 'Spekefat|195', 'Smørbrød|98']);
});

test('a long list with a price is no heading of what stands below it', () => {
  const text =
    'Soupe 9,50 €\nTerrine de lapin,\nconfiture d’oignons, salade de mâche 14,50 €\nCarte des entrées\nCassolette de grenouilles\net aux herbes du jardin 18,00 €';
  expect(sizedOf(text)).not.toContain('Cassolette de grenouilles|14.5');
});

test.each([
  [
    'short names in Korean are no days',
    '전채\n\n김치전\n8,500\n\n불고기\n9,500\n\n국물\n\n미역국\n8,500\n\n식혜\n9,500',
    [
      ['김치전', '불고기'],
      ['미역국', '식혜'],
    ],
  ],
  [
    'a short heading in Devanagari',
    'स्टार्टर\nसमोसा  85\nभजिया  95\n\nसूप\nरसम  85\nदाल शोरबा  95',
    [
      ['समोसा', 'भजिया'],
      ['रसम', 'दाल शोरबा'],
    ],
  ],
])('sections are read in any script: %s', (_what, text, names) => {
  const sections = sectionsOf(text);
  expect(sections.map(({ dishes }) => dishes.map(({ name }) => name))).toEqual(names);
});

const three = (price: string) => `Grano    ${price}\nTarta    ${price}\nFlambo    ${price}`;
const threeAt = (price: number) => [`Grano|${price}`, `Tarta|${price}`, `Flambo|${price}`];

test.each([
  'Vielen Dank für Ihren Besuch',
  'Cijene su s uključenim PDV-om',
  'サービス料が10%かかります。',
  'Si prega di comunicare eventuali allergie al personale',
  'Rezervace: 777 123 456',
  'เปิด 8.00-20.00 น.',
  'Minimalne zamówienie 50 zł',
])('what is said below a menu is no dish, and of none: %s', (note) => {
  const sections = sectionsOf(`Mains\n${three('9.50')}\n${note}`);
  const dishes = sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ name, description }) => [name, description])).toEqual([
    ['Grano', ''],
    ['Tarta', ''],
    ['Flambo', ''],
  ]);
});

test.each([
  ['Rp 35.000', 35_000],
  ['KSh 450', 450],
  ['S/. 38', 38],
  ['R 95', 95],
  ['रु. 180', 180],
  ['25k', 25_000],
])('three dishes are enough for a currency: %s', (price, value) => {
  const dishes = sectionsOf(`Mains\n${three(price)}`).flatMap((section) => section.dishes);
  expect(dishes.map((dish) => `${dish.name}|${dish.price}`)).toEqual(threeAt(value));
  expect(dishes.filter(({ description }) => description)).toEqual([]);
});

test.each([
  ['prices, and in brackets what they are for', 'Blin    9 / 12 (mała/duża)', 'Mała=9 Duża=12'],
  ['sizes below a dish', 'Blin\nKüçük    9\nBüyük    12', 'Küçük=9 Büyük=12'],
  ['a price for a weight', 'Blin    9,00 / 100 gr', '9'],
  ['weights of its parts', 'Blin  300/50 g    900 kr', '900'],
  ['calories', 'Blin 450 ккал    9', '9'],
  ['its news', 'Blin NYHET!    9', '9'],
  ['its news before it', 'Novinka! Blin    9', '9'],
  ['a price of the day', 'Blin    цена дня', 'null'],
  ['a price by weight', 'Blin (cena wg wagi)', 'null'],
  ['a price that is not known yet', '- **Blin** – $TBD', 'null'],
])('a dish abroad is read by itself: %s', (_, line, price) => {
  expect(sizedOf(`Mains\n${three('9.50')}\n${line}`).at(-1)).toBe(`Blin|${price}`);
});

test.each([
  ['№', (at: number) => `№${at} `, ' 195 kr'],
  ['wide numbers', (at: number) => `${'１２３'[at - 1]}．`, '　195 kr'],
  ['a code', (at: number) => `A${at} `, ' 195 kr'],
  ['quotes', () => '«', '» 195 kr'],
  ['a sign before a price with its currency', () => '', ' → 195 kr'],
  ['a price in square brackets', () => '', ' [195 kr]'],
  ['a slanted price', () => '*', '* – _195 kr_'],
])('three dishes are written with %s', (_, before, behind) => {
  const names = ['Grano', 'Tarta', 'Flambo'];
  const lines = names.map((name, at) => `${before(at + 1)}${name}${behind}`);
  expect(sizedOf(`Varmrätter\n${lines.join('\n')}`)).toEqual(threeAt(195));
});

test.each([
  ['Havbars 195,- med tomater', 'Havbars|195|med tomater'],
  ['清蒸鲈鱼（番茄、罗勒、橄榄油） 38元', '清蒸鲈鱼|38|番茄、罗勒、橄榄油'],
])('what is said of a dish stands behind it: %s', (line, dish) => {
  const sections = sectionsOf(`${line}\nTarta 200,-\nFlambo 210,-`);
  const [first] = sections.flatMap((section) => section.dishes);
  expect(`${first?.name}|${first?.price}|${first?.description}`).toBe(dish);
});

test('the usual heading stands below what is said of the house', () => {
  const sections = sectionsOf(`Talvilista 2026\nPääruoat\n${three('19,50')}`);
  expect(sections.map(({ name }) => name)).toEqual(['Pääruoat']);
});

test.each([
  ['behind', 'Gulyás 1990\nPaprikás 2090\nPite 1850'],
  ['before', '1990 Gulyás\n2090 Paprikás\n1850 Pite'],
  ['below', 'Gulyás\n1990\nPaprikás\n2090\nPite\n1850'],
])('where amounts are large and round, 1990 is a price: %s', (_, text) => {
  expect(sizedOf(`Főételek\n${text}`)).toEqual(['Gulyás|1990', 'Paprikás|2090', 'Pite|1850']);
});

eachReads(menuIn, {
  'a name above its like in another script and its price is no title': [
    'Τζατζίκι\nTzatziki\n4,50€\nΓίγαντες φούρνου\nGiant beans\n6,00€\nΧταπόδι\nGrilled octopus\n14,00€\nΧωριάτικη\nGreek salad\n8,50€',
    ': Τζατζίκι 4.5; Γίγαντες φούρνου 6; Χταπόδι 14; Χωριάτικη 8.5',
  ],
  'a blank within prices is left out where nearly all have one': [
    'Suppe  5, 20 €\nSalat  8, 80 €\nGrieß im Glas  13, 20 €',
    ': Suppe 5.2; Salat 8.8; Grieß im Glas 13.2',
  ],
  'what a larger bowl costs stands in brackets behind the price': [
    '担々麺 850円(大盛1030円)\n酢豚 950円',
    ': 担々麺 850 (Regular 850, 大盛 1030); 酢豚 950',
  ],
  'half and whole portions are no money': [
    'Fisksoppa   1/2 135:-   1/1 225:-\nLax   1/2 145:-   1/1 245:-',
    ': Fisksoppa 135 (1/2 135, 1/1 225); Lax 145 (1/2 145, 1/1 245)',
  ],
  'numbers of a part of a menu count its dishes; what is counted itself keeps its number': [
    'Bier\n1 Kellerhell 2,00\n2 Rauchbock 2,10\n3 Weizen 2,20\n4 Schwarzbier 2,30\n5 Gose 2,40\n\nSpeisen\nObatzda 5,50\nTreberbrot 3,50\nKäse 7,90\nSalat 6,20\nSuppe 4,80',
    'Bier: Kellerhell 2; Rauchbock 2.1; Weizen 2.2; Schwarzbier 2.3; Gose 2.4 | Speisen: Obatzda 5.5; Treberbrot 3.5; Käse 7.9; Salat 6.2; Suppe 4.8',
  ],
  'numbers of a part of a menu count its dishes; what is counted itself keeps its number, too': [
    'Eis\n1 Kugeln 2,00\n2 Kugeln 4,00\n3 Kugeln 6,00\n4 Kugeln 8,00\n5 Kugeln 10,00\n\nSpeisen\nObatzda 5,50\nTreberbrot 3,50\nKäse 7,90\nSalat 6,20\nSuppe 4,80',
    'Eis: 1 Kugeln 2; 2 Kugeln 4; 3 Kugeln 6; 4 Kugeln 8; 5 Kugeln 10 | Speisen: Obatzda 5.5; Treberbrot 3.5; Käse 7.9; Salat 6.2; Suppe 4.8',
  ],
  'years of wines are none': [
    'Wine\nChablis 2020 45\nBarolo 2010 85\nRioja 2000 120',
    'Wine: Chablis 2020 45; Barolo 2010 85; Rioja 2000 120',
  ],
  'below a heading, prices that stand above names are theirs': [
    'Mains\n9.50\nSea bass\nwith rice\n12.00\nLeek pie\noil, basil\n7.00\nPlum tart\ncream',
    'Mains: Sea bass 9.5; Leek pie 12; Plum tart 7',
  ],
  'a market price may stand first as others do, and «--» is a dash': [
    'Mains\n24 Steak\n18 Chicken pie\nMP Lobster\n21 Sea bass',
    'Mains: Steak 24; Chicken pie 18; Lobster null; Sea bass 21',
  ],
  'a market price may stand first as others do, and «--» is a dash, too': [
    'Mains\nUni -- sea urchin 14\nSoup -- of leek 8',
    'Mains: Uni 14; Soup 8',
  ],
  'prices first, another size in brackets, and names as short as a unit': [
    'içecek\n30 TL ayran (açık 40 TL)\n35 TL şalgam\n45 TL kola (33 cl)\n15 TL çay',
    'içecek: ayran 30 (Regular 30, Açık 40); şalgam 35; kola 45; çay 15',
  ],
  'cells that tabs part, with a column of weights': [
    'Jídlo\tPorce\tCena\nHovězí guláš\t150 g\t149 Kč\nSmažený sýr\t120 g\t159 Kč',
    ': Hovězí guláš 149; Smažený sýr 159',
  ],
  'a column of weights and counts before the names': [
    '150 g\tGuláš (1,3)\t199,-\n100 g\tTlačenka\t79,-\n1/4\tKachna\t289,-\n0,33 l\tDnešní polévka\nK pivu\n2 ks\tUtopenec\t85,-\n1 ks\tŠtrúdl\t69,-',
    ': Guláš 199; Tlačenka 79; Kachna 289; Dnešní polévka null | K pivu: Utopenec 85; Štrúdl 69',
  ],
  'cells that bars part, with a column of weights and no unit in it': [
    'ŽAR | gr | lepinja | porcija\nKobasica | 200 | 380 | 520\nFile | 150 | 360 | 490',
    'ŽAR: Kobasica 380 (Lepinja 380, Porcija 520); File 360 (Lepinja 360, Porcija 490)',
  ],
  'a table with words behind its prices': [
    '| Dish | Small | Large | Notes |\n|--|--|--|--|\n| Diavola | 9 | 12.5 | salami |\n| Funghi | 9 | 12 | cream |',
    ': Diavola 9 (Small 9, Large 12.5); Funghi 9 (Small 9, Large 12)',
  ],
  'volumes above prices': [
    'ПИВО      0,3   0,5\nСветлое   120   180\nТёмное    150   220',
    'ПИВО: Светлое 120 (0,3 120, 0,5 180); Тёмное 150 (0,3 150, 0,5 220)',
  ],
  'the same words below several names': [
    'Sponge\n6 inch £28\n8 inch £36\n\nFudge cake\n6 inch £30\n8 inch £39',
    ': Sponge 28 (6 inch 28, 8 inch 36); Fudge cake 30 (6 inch 30, 8 inch 39)',
  ],
  'measures below a name in capitals': [
    'CALDO\n300ml 8,00\n500ml 11,00\n\nVENTO 6,00',
    ': CALDO 8 (300ml 8, 500ml 11); VENTO 6',
  ],
  'words of a script without capitals': [
    'שתייה\nלימונדה כוס 12 ₪ קנקן 32 ₪',
    'שתייה: לימונדה 12 (כוס 12, קנקן 32)',
  ],
  'units behind prices': [
    '饮料\n酸梅汤 8元/杯 25元/扎\n豆浆 5元',
    '饮料: 酸梅汤 8 (杯 8, 扎 25); 豆浆 5',
  ],
  'digits of Persian': [
    'چلوکباب برگ ........ ۵۸۰٬۰۰۰\nسوپ جو ........ ۸۰٬۰۰۰',
    ': چلوکباب برگ 580000; سوپ جو 80000',
  ],
  'wide digits and leaders': [
    '　プリン・・・・５５０\n　紅茶・・・・・５００',
    ': プリン 550; 紅茶 500',
  ],
  'thousands in a letter': [
    'chả cá 25k\nheo quay 28k\nxôi gà 35k\nxôi bắp 15k',
    ': chả cá 25000; heo quay 28000; xôi gà 35000; xôi bắp 15000',
  ],
  'two currencies': [
    'Супа – 4,60 € (9,00 лв.)\nЕзик – 8,70 € (17,02 лв.)\nТорта – 3,10 € (6,06 лв.)\nРиба – 9,90 € (19,36 лв.)',
    ': Супа 4.6; Език 8.7; Торта 3.1; Риба 9.9',
  ],
  'years in a column of their own, with numbers of bins before them or none': [
    '\t\tglass\tbottle\nRED\n2021\tCornas, Clape\t9\t44\nNV\tFino, Tradición\t7\t38\n2019\tTaurasi, Di Meo\t\t68',
    'RED: 2021 Cornas, Clape 9 (Glass 9, Bottle 44); NV Fino, Tradición 7 (Glass 7, Bottle 38); 2019 Taurasi, Di Meo 68 (Bottle 68)',
  ],
  'sizes of a title that names no dish': [
    'MJUKGLASS\nliten 35 kr\nmellan 42 kr\nstor 49 kr\n\nFRITES\npetite 30 kr\ngrande 45 kr\n\nKaffe\nLatte 42 kr\nTe 28 kr',
    'MJUKGLASS: MJUKGLASS 35 (Liten 35, Mellan 42, Stor 49) | FRITES: FRITES 30 (Petite 30, Grande 45) | Kaffe: Latte 42; Te 28',
  ],
  'prices of crowns before names': [
    'MAT\n95:-  Räkmacka LITEN\n155:- Räkmacka STOR\n59:-  Ostfralla\n\nKAFFE\nLatte 42:-',
    'MAT: Räkmacka LITEN 95; Räkmacka STOR 155; Ostfralla 59 | KAFFE: Latte 42',
  ],
  'what is said to whoever copies it, and words between a name and its price': [
    'Birria $16 <- goes fast, star it\nFish taco is $6\nChurros 4 for $7\nMaultaschen kosten 9,80 €',
    ': Birria 16; Fish taco 6; Churros 7; Maultaschen 9.8',
  ],
  'a price of all, and what several cost, above small names and names like titles': [
    'TACOS  $5 ea / 3 for 13\n- tinga\n- frijol\n- chorizo\nelote is 6\n\n*EMPADAS* todas $8,00\nCarne\nPizza\nQueijo',
    'TACOS: tinga 5 (Regular 5, 3 for 13); frijol 5 (Regular 5, 3 for 13); chorizo 5 (Regular 5, 3 for 13); elote 6 | EMPADAS: Carne 8; Pizza 8; Queijo 8',
  ],
  'prices of kinds above names, each with what is in it below': [
    'Curries\nServed with rice.\nTofu / Veg $9 · Huhn $10\nRotes Curry\nBambus, Aubergine, Basilikum\nGelbes Curry\nKartoffeln, Zwiebeln\n\nSuppen\nTom Yam $5\nTom Kha $6',
    'Curries: Rotes Curry 9 (Tofu / Veg 9, Huhn 10); Gelbes Curry 9 (Tofu / Veg 9, Huhn 10) | Suppen: Tom Yam 5; Tom Kha 6',
  ],
  'prices of kinds below what is in a dish': [
    'Pad Thaï\nNouilles de riz, œuf\nTofu 12,50 €, Poulet 13,50 €\n\nBo Bun\nVermicelles, nems\nBœuf 13,00 €, Poulet 12,50 €',
    ': Pad Thaï 12.5 (Tofu 12.5, Poulet 13.5); Bo Bun 12.5 (Bœuf 13, Poulet 12.5)',
  ],
  'what a page shows twice, a tag between a name and its price, and what guests think of it': [
    'Picked for you\nRed Curry\n$14.50 • 👍 93% (71)\nBanana Fritters\n$7.95\n\nMains\nRed Curry\n$14.50\nPapaya Salad\n$8.75\n\nSweets\nBanana Fritters\nSeasonal\n$7.95\nIce Cream\n$5.50\n\nGet the app',
    'Mains: Red Curry 14.5; Papaya Salad 8.75 | Sweets: Banana Fritters 7.95; Ice Cream 5.5',
  ],
  'hours of the house, and diets behind codes in brackets': [
    'Lasagne (a,c) vegetarisch    9,80 €\nGulasch (a)    12,50 €\nKäsekuchen (c)    4,20 €\n\nGeöffnet täglich 11-20 im Sommer (Montag Ruhetag)',
    ': Lasagne 9.8; Gulasch 12.5; Käsekuchen 4.2',
  ],
});
