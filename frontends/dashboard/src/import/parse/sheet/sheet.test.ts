import { eachReads } from '../testing/read-text.ts';
import { guessLayout } from './layout.ts';
import { dishesOfSheet, menuOfSheet, rowsOf, sheetOf } from '../testing/read-sheet.ts';
import { readDelimited } from '../../read/delimited.ts';
import { fromText } from '../../read/read-files.ts';

const menu = 'Soups: Tomato soup 7.5; Leek soup 6.9 | Mains: Steak 24';

test.each([
  ['commas', 'Category,Item,Price\nSoups,Tomato soup,7.50\nSoups,Leek soup,6.90\nMains,Steak,24\n'],
  [
    'semicolons and decimal commas',
    'Preis;Gericht;Kategorie\n7,50;Tomato soup;Soups\n6,90 €;Leek soup;Soups\n24,00;Steak;Mains\n',
  ],
  [
    'tabs, with each section named once',
    'name\tprix\trubrique\nTomato soup\t7,50\tSoups\nLeek soup\t6,90\t\nSteak\t24\tMains\n',
  ],
  [
    'no header',
    'Soups,Tomato soup,7.50\nSoups,Leek soup,6.90\nMains,Steak,24.00\nMains,Steak,24.00\n',
  ],
  [
    'headings between the rows',
    'Item,Price\nSoups,\nTomato soup,$7.50\nLeek soup,$6.90\nMains,\nSteak,$24\n',
  ],
])('a sheet with %s is read', (kind, text) => {
  const [soups = ''] = menu.split(' | ');
  expect(menuOfSheet(text)).toBe(
    kind === 'no header' ? `${soups} | Mains: Steak 24; Steak 24` : menu,
  );
});

test.each([
  'Κατηγορία,Πιάτο,Περιγραφή,Τιμή,Χορτοφαγικό,Αλλεργιογόνα',
  'Категория,Название,Описание,Цена,Вегетарианское,Аллергены',
  'カテゴリー,商品名,説明,価格,ベジタリアン,アレルギー',
  '类别,菜名,描述,价格,素食,过敏原',
  '카테고리,메뉴명,설명,가격,채식,알레르기',
  'หมวดหมู่,ชื่อเมนู,รายละเอียด,ราคา,มังสวิรัติ,สารก่อภูมิแพ้',
  'Danh mục,Tên món,Mô tả,Giá,Chay,Dị ứng',
  'الفئة,الاسم,الوصف,السعر,نباتي,مسببات الحساسية',
  'श्रेणी,नाम,विवरण,मूल्य,शाकाहारी,एलर्जी',
  'Група,Ястие,Състав,Цена лв.,Вегетарианско,Алергени',
  '구분,품명,재료,단가,채식,알레르기',
  'Dział,Potrawa,Składniki,Brutto,Wegetariańskie,Alergeny',
])('a sheet is read by its heads in any language: %s', (heads) => {
  const rows = [heads.split(','), ['Soups', 'Leek soup', 'with cream', '7.50', 'x', 'milk']];
  expect(guessLayout(rows)).toEqual({
    hasHeader: true,
    columns: ['section', 'name', 'description', 'price', 'vegetarian', 'allergens'],
  });
});

test('a price that is no price is left open, with the reason', () => {
  const rows = [
    ['Item', 'Price'],
    ['Soup', 'ask us'],
    ['Fish', 'MP'],
    ['Pie', '8.00'],
  ];
  expect(
    dishesOfSheet(rows).map(({ name, price, doubts }) => [name, price, doubts[0]?.reason]),
  ).toEqual([
    ['Soup', null, '“ask us” is no price.'],
    ['Fish', null, 'MP was read as market price.'],
    ['Pie', 8, undefined],
  ]);
});

test('an empty sheet says so', () => {
  expect(() => readDelimited('\n,,\n')).toThrow('The sheet is empty.');
});

test('a row of words below a heading is a note', () => {
  const text = 'Item,Price\nWines,\nServed with olives,\nChablis,8\nBarolo,9';
  expect(sheetOf(rowsOf(text)).sections).toMatchObject([
    {
      name: 'Wines',
      note: 'Served with olives',
      dishes: [{ name: 'Chablis' }, { name: 'Barolo' }],
    },
  ]);
});

test.each([
  ['Category\tItem\tDescription\tPrice\nBowls\tTofu Bowl\tBrown rice, sesame\t11.50', 'sheet'],
  ['name,section,price,notes\n"Root Beer",Drinks,3.00,\n"Slaw",Sides,2.50,"house made"', 'sheet'],
  [
    'Nr.\tGericht\tBairisch\tMittag\tAbend\n1\tEnte\tAntn\t–\t22,90 €\n2\tKren\t\t5 €\t6 €',
    'sheet',
  ],
  ['Soups\nTomato, basil, cream  7.5', 'lines'],
  ['Our prices\t\t\nZUPY\tcena\talergeny\nŻurek\t19,00 zł\t1,3\nFlaki\t21,00 zł\t1,9', 'sheet'],
  ['Our dishes, our prices\nLeek soup  6.9', 'lines'],
])('what is pasted from a sheet is read as one: %j', async (text, kind) => {
  expect(await fromText(text)).toMatchObject({ kind });
});

test.each([
  ['Artikelnummer, Bezeichnung, Preis', 'none, name, price'],
  ['Item No, Name, Price', 'none, name, price'],
  ['Menu Item, Description, Price', 'name, description, price'],
  ['Type, Dish, Price', 'section, name, price'],
  ['Pizza, Small, Family, Size', 'none, size, none, variant'],
  ['Dish Name, Dish Description, Price', 'name, description, price'],
  ['Item ID, Item Category, Item, Item Price', 'none, section, name, price'],
  ['category_id, category_name, product_name, price', 'none, section, name, price'],
])('the columns of «%s» are what their heads say', (heads, columns) => {
  expect(guessLayout([heads.split(', ')]).columns.join(', ')).toBe(columns);
});

eachReads(menuOfSheet, {
  'a title above the header heads nothing, and a header that begins with a heading heads what is below':
    [
      'Our prices;;\nZUPY;cena;alergeny\nŻurek;19,00;1,3\nDANIA;;\nFlaki;21,00;1,9\n',
      'ZUPY: Żurek 19 | DANIA: Flaki 21',
    ],
  'a column of prices beside sizes is a size, whatever it is called, and one of words is not': [
    'Item,10oz,16oz,Growler,Hops,Kcal,On tap\nPale ale,5,7,18,Citra,210,1\nStout,6,8,19,Fuggle,230,0',
    ': Pale ale 5 (10oz 5, 16oz 7, Growler 18); Stout 6 (10oz 6, 16oz 8, Growler 19)',
  ],
  'so are two columns of prices where one dish has but one of them': [
    'No;Plat;En anglais;Sur place;À emporter\n1;Salade niçoise;Nice salad;12,00;11,00\n2;Tarte;;9,50;8,50\n3;Café;;-;2,00',
    ': Salade niçoise 11 (Sur place 12, À emporter 11); Tarte 8.5 (Sur place 9.5, À emporter 8.5); Café 2',
  ],
  'heads below a title are found where two columns of prices have names of their own': [
    'House of stew\nNo,Dish,Yarım,Tam\nSOUPS\n1,Tomato soup,7.50,9\n2,Leek soup,6.90,8\n',
    'SOUPS: Tomato soup 7.5 (Yarım 7.5, Tam 9); Leek soup 6.9 (Yarım 6.9, Tam 8)',
  ],
  'two lists beside each other are read below each other': [
    'Dish,Price,Dish,Price\nSoups,,Mains,\nTomato soup,7.50,Steak,24\nLeek soup,6.90,,\n',
    menu,
  ],
  'a row that repeats heads is the title of what is below': [
    'No,SOUPS,ingredienti,small,large\n1,Tomato soup,basil,7.50,9\n2,Leek soup,,6.90,8\n,MAINS,ingredienti,small,large\n3,Steak,,24,30\n',
    'SOUPS: Tomato soup 7.5 (Small 7.5, Large 9); Leek soup 6.9 (Small 6.9, Large 8) | MAINS: Steak 24 (Small 24, Large 30)',
  ],
  'a till’s sheet has the price that guests pay, and what is chosen with a dish is none': [
    'Tipo;Familia;Artículo;Precio sin IVA;% IVA;PVP\nARTICULO;Tapas;Ensaladilla;5,91;10;6,50\nMODIFICADOR;Tapas;Extra huevo;0,91;10;1,00\nARTICULO;Tapas;Croquetas;7,09;10;7,80',
    'Tapas: Ensaladilla 6.5; Croquetas 7.8',
  ],
  'a column of prices that is filled where the price is not holds sizes': [
    'Dish,Price,Entera,Ración\nSopa,6.90,,\nPollo,,24,14\nPato,,30,17',
    ': Sopa 6.9; Pollo 14 (Entera 24, Ración 14); Pato 17 (Entera 30, Ración 17)',
  ],
});

test('dishes above a later header are not taken for its title', () => {
  expect(
    menuOfSheet('Leek soup;6,90\nPea soup;7,50\nPie;8,00\nGericht;Preis;Kategorie\n'),
  ).toContain('Leek soup 6.9; Pea soup 7.5; Pie 8');
});

test.each(['WAHR', 'vrai', 'sì', '●'])('«%s» in a column of a diet is a yes', (said) => {
  const rows = [
    ['Gericht', 'Preis', 'vegan', 'glutenfrei'],
    ['Linsensuppe', '6,50', said, ''],
  ];
  const [dish] = dishesOfSheet(rows);
  expect([dish?.isVegan, dish?.isGlutenFree]).toEqual([true, false]);
});

test('a number in a name is no price left there, since a column has the price', () => {
  const dishes = dishesOfSheet(rowsOf('Name,Price\nMenu 3,9\nMenu 4,11\nMenu 5,12'));
  expect(dishes.flatMap(({ doubts }) => doubts)).toEqual([]);
});

test('a sheet of another country is read: two price columns of their own names, weights, numbers before names, codes that it explains, thousands', () => {
  const rows = [
    ['Group', 'Dish', 'Weight', 'Half', 'Whole', 'Details', 'Allergens'],
    ['Soups', '① Leek soup', '350 g', '880', '1,000', 'with cream', 'M, C'],
    ['', '② Fish soup', '400 g', '1,180', '', '', 'F'],
    ['Mains', '③ Roast hen', '1 kg', '2,400', '', 'rice', '-'],
    ['', '④ Bean stew', '300 g', '900', '', '', 'milk, eggs'],
    ['M - milk, C - celery, F - fish'],
  ];
  expect(guessLayout(rows).columns.slice(2, 5)).toEqual(['portion', 'size', 'size']);
  const dishes = dishesOfSheet(rows);
  expect(
    dishes.map(({ name, description, price, allergens }) => [name, description, price, allergens]),
  ).toEqual([
    ['Leek soup', '350 g, with cream', 880, 'milk, celery'],
    ['Fish soup', '400 g', 1180, 'fish'],
    ['Roast hen', '1 kg, rice', 2400, ''],
    ['Bean stew', '300 g', 900, 'egg, milk'],
  ]);
});

test.each([
  ['Whole 68 / Litre 118', [68, 118], undefined],
  ['半只68元/整只118元', [68, 118], undefined],
  ['68 or so 118', [], '“68 or so 118” has another number.'],
])('a cell of a price, %s, is read whole or asked about', (cell, prices, reason) => {
  const rows = [
    ['Dish', 'Price'],
    ['Duck', cell],
  ];
  const dish = dishesOfSheet(rows)[0];
  expect(dish?.choices.map(({ price }) => price)).toEqual(prices);
  expect(dish?.doubts[0]?.reason).toBe(reason);
});

test.each([
  [
    'of last year, this year and the kitchen',
    ['ITEM', 'old $', 'NEW $', 'food cost'],
    ['none', 'price', 'none'],
  ],
  [
    'with tax, of purchase, and a margin',
    ['Nom', 'Px achat', 'Px TTC', 'Marge'],
    ['none', 'price', 'none'],
  ],
  [
    'of last year, and sizes that no word names',
    ['Dish', 'old', 'baby', 'maxi'],
    ['none', 'size', 'size'],
  ],
])('columns of prices %s are told apart', (_what, heads, expected) => {
  const rows = [
    heads,
    ...['Soup', 'Stew', 'Tart'].map((name, at) => [
      name,
      `${at + 2}.50`,
      `${at + 3}.00`,
      `0.${at}5`,
    ]),
  ];
  expect(guessLayout(rows).columns.slice(1)).toEqual(expected);
});

test('a column for each allergen, a column of diets, and words of a column whose head is unknown are read', () => {
  const rows = [
    ['Course', 'Dish', 'Blurb', '£', 'Diet', 'Huevo', 'Lácteos'],
    ['Soups', '#1 Leek soup', 'Locally baked rye – contains mustard', '£6.50', 've', '', ''],
    ['Soups', '#2 Fish soup', 'As above, with a soft egg', '£8', 'contains fish', 'X', ''],
    ['Mains', '#3 Roast hen', 'Half of it, with two dips', '260-00', 'v, gf', '', 'X'],
    ['Mains', '#4 Bean stew', 'With rice and a good bread', '1 050-00', '', '', ''],
  ];
  const dishes = dishesOfSheet(rows);
  expect(
    dishes.map(({ name, price, isVegan, isGlutenFree, allergens, description }) =>
      [name, price, isVegan, isGlutenFree, allergens, description.length > 20].join(' '),
    ),
  ).toEqual([
    'Leek soup 6.5 true false mustard true',
    'Fish soup 8 false false egg true',
    'Roast hen 260 false true milk true',
    'Bean stew 1050 false false  true',
  ]);
});

test.each([
  [
    'numbers that a legend explains below',
    'Speise;Preis;1;2;3\nSuppen;;;;\nFischsuppe;7,50;x;;x\nStrudel;6,20;x;x;\nApfel;2,00;;;\n1 Gluten, 2 Milch, 3 Fisch;;;;',
    ['Fischsuppe: gluten, fish', 'Strudel: gluten, milk', 'Apfel: '],
  ],
  [
    'short words in a second row of heads, beside what each section names once',
    'Dział w karcie;Danie;Cena;Alergeny;;\n;;;Glu;SO2;Ja\nZupy;Zupa rybna;17,50;●;●;\n;Żurek;16,00;;;\nDania;Pierogi;26,20;●;;●\n;Placki;21,00;;;●\n;Glu gluten · SO2 siarczyny · Ja jaja;;;;',
    ['Zupa rybna: gluten, sulfites', 'Żurek: ', 'Pierogi: gluten, egg', 'Placki: egg'],
  ],
  [
    'what is not in a dish, where crosses tell of it at all',
    'Dish,Price,Gluten free,Dairy-free,Egg free\nLeek soup,7.50,Yes,No,Yes\nPie,6.20,✔,,\nSorbet,5.00,✔,✔,✔\nCola,2.80,,,',
    ['Leek soup: milk', 'Pie: egg, milk', 'Sorbet: ', 'Cola: '],
  ],
  [
    'what is not in a dish, in two columns, of which none tells of what it leaves open',
    'Dish,Price,Gluten free,Dairy-free\nLeek soup,7.50,Yes,\nPie,6.20,,Yes',
    ['Leek soup: ', 'Pie: '],
  ],
])('allergens are read from columns of crosses below %s', (_kind, text, expected) => {
  const dishes = dishesOfSheet(rowsOf(text));
  expect(dishes.map(({ name, allergens }) => `${name}: ${allergens}`)).toEqual(expected);
});

test.each([
  [
    'what dishes contain, and may contain',
    'Gerecht;Bevat;Kan bevatten\nBitterballen;Gluten, melk;Ei, soja\nSoep;;Melk\nSalade;Noten;',
    [
      'Bitterballen: gluten, milk, may contain: egg, soy',
      'Soep: may contain: milk',
      'Salade: nuts',
    ],
  ],
  [
    'crosses below titles, headings and no prices',
    'Kitchen chart,,,,\nDish,Celery,Milk,Fish\nSTARTERS,,,\nSkink,X,X,X\nChips,,,\nMAINS,,,\nPie,,X,',
    ['Skink: fish, milk, celery', 'Chips: ', 'Pie: milk'],
  ],
])('a kitchen’s chart of allergens tells %s', (_, text, dishes) => {
  expect(dishesOfSheet(rowsOf(text)).map(({ name, allergens }) => `${name}: ${allergens}`)).toEqual(
    dishes,
  );
});
