import { eachReads } from '../testing/read-text.ts';
import { rowsOf, sheetOf } from '../testing/read-sheet.ts';
import { isSheet } from './layout.ts';

const dishesOf = (text: string) =>
  sheetOf(rowsOf(text)).sections.flatMap(({ name, dishes }) =>
    dishes.map((dish) =>
      [
        name,
        dish.name,
        dish.price,
        ...dish.choices.map((choice) => `${choice.name}=${choice.price}`),
        dish.description,
        ...dish.doubts.map(({ reason }) => reason),
      ].join('|'),
    ),
  );

/** As the systems write them, shortened. */
eachReads(dishesOf, {
  'Square: below its instructions, without what is archived or not sold': [
    `Instructions,,,,,,,,,,,,,,
Created by Square,Example item,Shown to customers,Small,A1,Soft shirt,"Shirts, Hats",Shirts,24.99,20.99,Y or N,Y or N,Sizes,Small,Y or N
Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,Price,Online Sale Price,Archived,Sellable,Option Name 1,Option Value 1,Modifier Set - Milk (+$1)
A1,Latte,,Small,1.00E+11,With oat or whole milk,Drinks > Coffee,,4.25,3.99,N,Y,Size,Small,Y
A1,Latte,,Large,,With oat or whole milk,Drinks > Coffee,,5.00,,N,Y,Size,Large,Y
A2,Scone,,Regular,,,Bakery (T2B3ROTJ3HFGVBO22QLOOJDE),,3.50,,N,Y,,,N
A3,Old cake,,Regular,,,Bakery,,6.00,,Y,Y,,,N
A4,Staff meal,,Regular,,,Bakery,,0,,N,N,,,N
A5,Special,,Regular,,,Bakery,,variable,,N,Y,,,N`,
    [
      'Coffee|Latte|4.25|Small=4.25|Large=5|With oat or whole milk',
      'Bakery|Scone|3.5|',
      'Bakery|Special|||“variable” is no price.',
    ],
  ],
  'Toast, all items: by its groups, without their sums': [
    `Master ID,Item ID,Parent ID,Menu Name,Menu Group,Subgroup,Menu Item,Avg Price,Item Qty (incl voids),Gross Amount
,,,Dinner,Starters,,,,120,1200
1,11,,Dinner,Starters,,Fried pickles,8.50000,120.00000,1020.00
2,12,,Dinner,Mains,Grill,Meatloaf,11.60000,80.00000,928.00`,
    ['Starters|Fried pickles|8.5|', 'Mains|Meatloaf|11.6|'],
  ],
  'Toast, the menu manager: without modifiers': [
    `Entity type,Name,Menu,Menu group,Pricing strategy,Base price,Time price,PLU
MENU_ITEM,Hot chicken,Dinner,Mains,BASE,16.00,,1021
MENU_ITEM,Lager,Bar,Beer,TIME_SPECIFIC,7.00,5.00,2001
MODIFIER_OPTION,Avocado,Dinner,,BASE,2.50,,`,
    ['Mains|Hot chicken|16|', 'Beer|Lager|7|'],
  ],
  'Clover: without what is hidden': [
    `Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Cost,Product Code,SKU,Hidden?,Non-revenue item?,Categories,Variant Attribute,Variant Option
X1,Club sandwich,Club,12.5,Fixed,,3.1,,,No,No,Lunch,,
X2,Horchata,,3.5,Fixed,,1,,,No,No,Drinks,Size,Small
X3,Horchata,,5,Fixed,,1,,,No,No,Drinks,Size,Large
X4,Staff meal,,1,Fixed,,1,,,Yes,No,Lunch,,
X5,Olives,,4,Fixed,,,,,No,No,,,`,
    ['Lunch|Club sandwich|12.5|', 'Drinks|Horchata|3.5|Small=3.5|Large=5|', '|Olives|4|'],
  ],
  'Shopify: options as choices, descriptions as words, without drafts': [
    `Handle,Title,Body (HTML),Vendor,Product Category,Type,Published,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Cost per item,Status
chili,Beef chili,<p><b>Slow</b>&nbsp;cooked<br>with beans &amp; beer</p>,Us,Food > Prepared,Soups,TRUE,Size,Cup,Hot,,6.00,7.00,a.jpg,2,active
chili,,,,,,,,Bowl,Hot,,9.00,,,3,
chili,,,,,,,,,,,,,b.jpg,,
stollen,Stollen,,Us,Food > Prepared,Desserts,FALSE,Size,Half,,,12,,,4,draft
stollen,,,,,,,,Whole,,,20,,,8,
pie,Key lime pie,,Us,Food > Prepared,Desserts,TRUE,Title,Default Title,,,7.50,,,2,active`,
    [
      'Soups|Beef chili|6|Cup / Hot=6|Bowl / Hot=9|Slow cooked with beans & beer',
      'Desserts|Key lime pie|7.5|',
    ],
  ],
  'Loyverse: the price of a store beside the cost, without what no store sells': [
    `Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Cost,SKU of included item,Track stock,Available for sale [Quay],Price [Quay],In stock [Quay],Available for sale [Mill],Price [Mill]
chai,1,Chai,Drinks,N,Size,Cup,20.00,,N,Y,60.00,,Y,65.00
chai,2,,,N,,Flask,90.00,,N,Y,250.00,,N,
combo,3,Combo,Mains,N,,,0,1,N,N,,,Y,400.00
combo,,,,,,,,2,,,,,,
pilau,4,Pilau,Mains,N,,,90,,N,N,,,N,`,
    ['Drinks|Chai|60|Cup=60|Flask=250|', 'Mains|Combo|||No price was found.'],
  ],
  'Loyverse in Spanish: options, letters of HTML, what is not for sale': [
    `Handle,REF,Nombre,Categoria,Descripción,Opción 1 nombre,Opción 1 valor,Coste,Disponibles para la venta [Roig],Precio [Roig]
napo,1,NAPOLITANA,Pizzas,<p>Jam&oacute;n &amp; queso</p>,Tamaño,PEQ (24CM),1,Y,13.50
napo,2,,,,,MED (30CM),2,Y,17.00
old,3,Vieja,Pizzas,,,,1,N,9.00`,
    ['Pizzas|NAPOLITANA|13.5|Peq (24cm)=13.5|Med (30cm)=17|Jamón & queso'],
  ],
  'SumUp: variations below an item without a price': [
    `Item name,Variations,Option 1,Is variation visible? (Yes/No),Price,Regular price (before sale),Tax rate (%),Takeaway price,Description (Online Store and Invoices only),Category
Flammkuchen,,,,9.90,,19,8.90,Speck,Küche
Riesling,,,,,,,,Pfalz,Getränke
,"0,2 l",,Yes,5.80,,19,,,
,"0,75 l",,Yes,21.00,,19,,,
,Magnum,,No,50.00,,19,,,`,
    ['Küche|Flammkuchen|9.9|Speck', 'Getränke|Riesling|5.8|0,2 l=5.8|0,75 l=21|Pfalz'],
  ],
  'WooCommerce: variations are one dish, flags no sizes': [
    `ID,Type,SKU,Name,Published,Is featured?,Short description,Description,In stock?,Weight (kg),Sale price,Regular price,Categories,Parent,Position,Attribute 1 value(s)
1,variable,,Diavola,1,0,Salame,,1,,,,Menu > Pizze,,0,"Normale, Maxi"
2,variation,,Diavola - Normale,1,0,,,1,,,9,,id:1,1,Normale
3,variation,,Diavola - Maxi,1,0,,,1,,12,14,,id:1,2,Maxi
4,simple,,Panettone,0,0,,,1,0.3,,25,Menu > Dolci,,0,`,
    ['Pizze|Diavola|9|Normale=9|Maxi=14|Salame'],
  ],
  'tills of German-speaking places: a line for Excel, cost beside price, a long name': [
    `sep=;
Plu;Bezeichnung;Bezeichnung_lang;EK netto;VK brutto;MwSt;Warengruppe;Aktiv
12;Wiener Schn.;Wiener Schnitzel;6,35;24,90;0,19;Hauptgerichte;ja
13;Altes;Altes Gericht;2,00;8,00;0,19;Hauptgerichte;nein`,
    ['Hauptgerichte|Wiener Schnitzel|24.9|'],
  ],
  'heads of programs: the price beside what is bought for, an option in words, a description as the name':
    [
      `product_id,variant_option_one_value,variant_cost_price,Sale Price Inc Tax,Omschrijving,Artikelgroep,product_class,is_deleted
1,Small,0.4,2.50,Teh tarik,Drinks,,false
2,Large,0.6,3.50,Teh tarik,Drinks,,false
3,,0.2,1.00,Extra egg,Add-ons,MODIFIER,false
4,,1,4.00,Old tea,Drinks,,true`,
      ['Drinks|Teh tarik|2.5|Small=2.5|Large=3.5|'],
    ],
  'tills: of codes, taxes, what is paid, and what guests pay, the last': [
    `Stok Kodu;Grup;Ürün Adı;Birim;KDV %;Alış Fiyatı;Satış Fiyatı (TL);Durum
101;Çorba;EZOGELİN;Porsiyon;10;48,00;120,00;Aktif
102;Çorba;İŞKEMBE;Porsiyon;10;72,00;180,00;Aktif`,
    ['Çorba|EZOGELİN|120|', 'Çorba|İŞKEMBE|180|'],
  ],
  'with a price below a head that nobody knows': [
    'Cikkszám;Terméknév;Fropt;Beszerzési ár\n101;Gulyás;8,50;3,10\n102;Lángos;4,20;1,90',
    ['|Gulyás|8.5|', '|Lángos|4.2|'],
  ],
});

/** In no language that the heads are known in: what stands below tells what they are. */
eachReads(dishesOf, {
  'costs, net prices, takeaway, stock, sold and turnover are told by their amounts, a slip’s name by its capitals':
    [
      `Xkod;Xslip;Xjina;Xwadi;Xgaz;Xpuv;Xkal;Xmez;Xhif;Xdua;Xsum
100;FISH SO;Fish soup;Soups;2,13;5,91;6,50;6,20;0;12;78,00
101;LEEK SO;Leek soup;Soups;1,87;5,00;5,50;5,20;0;7;38,50
102;ROAST HE;Roast hen;Mains;5,21;13,18;14,50;14,00;3;31;449,50
103;BEAN ST;Bean stew;Mains;3,02;8,64;9,50;9,00;0;4;38,00
104;APPL PI;Apple pie;Sweets;1,48;4,55;5,00;4,50;-2;19;95,00
105;PLUM PI;Plum pie;Sweets;1,60;5,45;6,00;5,50;1;4;24,00`,
      [
        'Soups|Fish soup|6.5|',
        'Soups|Leek soup|5.5|',
        'Mains|Roast hen|14.5|',
        'Mains|Bean stew|9.5|',
        'Sweets|Apple pie|5|',
        'Sweets|Plum pie|6|',
      ],
    ],
  'heads in two rows, of which the upper stands above several sizes, below a long title': [
    `Karta 2025;;;;;;
PAGE 1;;;;;;
Kod;Nazwa;Grupa;Koszt;Cena brutto;;
;;;netto;26 cm;40 cm;50 cm
1;Margherita;PIZZA;6,20;26,00;38,00;50,00
2;Funghi;PIZZA;7,40;29,00;41,00;53,00
3;Salami;PIZZA;8,50;32,00;44,00;56,00
4;Rosół;ZUPY;3,10;14,00;;`,
    [
      'PIZZA|Margherita|26|26 cm=26|40 cm=38|50 cm=50|',
      'PIZZA|Funghi|29|26 cm=29|40 cm=41|50 cm=53|',
      'PIZZA|Salami|32|26 cm=32|40 cm=44|50 cm=56|',
      'ZUPY|Rosół|14|',
    ],
  ],
  'departments and sums in rows of their own are no dishes': [
    `Code;Description;Dept;Cost Excl;Price Excl;Price Incl;On Hand;Last Sold
Department: 10;SOUPS;;;;;;
1001;LEEK SOUP;10;2,10;5,00;5,75;4,000;2025/01/16
1002;PEA SOUP;10;2,20;5,22;6,00;-1,000;2025/01/09
;Total for SOUPS;;;;;3,000;
Department: 20;MAINS;;;;;;
2001;FISH PIE;20;4,10;11,30;13,00;0,000;2025/01/09
2002;STEAK;20;8,10;20,00;23,00;8,000;2025/01/02
;GRAND TOTAL;;;;;11,000;`,
    ['SOUPS|LEEK SOUP|5.75|', 'SOUPS|PEA SOUP|6|', 'MAINS|FISH PIE|13|', 'MAINS|STEAK|23|'],
  ],
  'a list that is sorted by whole prices, beside what is in stock': [
    `Codice a barre;Nome;Prezzo di vendita;Giacenza
8690001000123;Kolm;120;12
8690001000160;Brasto;174;0
8690001000197;Tulin;198;35
8690001000234;Sarbe;252;7
8690001000271;Mirko;276;12`,
    ['|Kolm|120|', '|Brasto|174|', '|Tulin|198|', '|Sarbe|252|', '|Mirko|276|'],
  ],
  'two columns that may each be the price are asked about': [
    `PLU;Artikel;VK3;Salur;EK
100;Fish soup;7,50;6,50;2,13
101;Leek soup;6,20;5,50;1,87
102;Roast hen;16,90;14,50;5,21
103;Bean stew;10,70;9,50;3,02`,
    ['Fish soup', 'Leek soup', 'Roast hen', 'Bean stew'].map((name, at) =>
      [
        `|${name}|${[7.5, 6.2, 16.9, 10.7][at]}||`,
        'Its price may stand below “VK3” or “Salur”.',
      ].join(''),
    ),
  ],
});

test('prices that are each of a kind are sizes, and taxes are none', () => {
  expect(
    dishesOf('Dish,Eat in price,Take away price,gst_pct\nFish pie,8.50,7.20,5\nStew,18.90,,5'),
  ).toEqual(['|Fish pie|7.2|Eat in=8.5|Take away=7.2|', '|Stew|18.9|']);
  expect(dishesOf('Dish,Price 1,Price 2\nSoup,8.50,7.20\nStew,18.90,4')).toEqual([
    '|Soup|8.5|',
    '|Stew|18.9|',
  ]);
});

test('a pasted sheet of even rows is one, whatever its heads say', () => {
  const rows =
    'Nr.;Pizza;Belag;26 cm;Familie\n1;Margherita;Käse;6,50;16,00\n2;Salami;Salami;7,50;18,00\n3;Tonno;Thunfisch;8,50;19,00';
  expect(isSheet(`Pizzeria Vesuvio;;;;\n${rows}`)).toBe(true);
  expect(isSheet('Soup; bread; 5,50\nStew; rice; 9,50\nFish pie; peas; 8,50; 9')).toBe(false);
});

test('a till’s pasted sheet is one, that calls its names descriptions', () => {
  const till =
    'PLU,Description,Dept,Price,VAT,Stock,Active\n0101,HAKE REG,FISH,8.95,20%,,Y\n0204,"PEAS, MINT",SIDES,2.20,20%,4,Y';
  expect(isSheet(till)).toBe(true);
  expect(dishesOf(till)).toEqual(['FISH|HAKE REG|8.95|', 'SIDES|PEAS, MINT|2.2|']);
});

test('numbers of rows are no prices, whatever stands above them', () => {
  expect(
    dishesOf('S/N,Item,Small,Big\n1,Laksa,5.5,7\n2,Kopi,1.4,1.8\n3,Fish pie,12,14\n4,Toast,3,'),
  ).toEqual([
    '|Laksa|5.5|Small=5.5|Big=7|',
    '|Kopi|1.4|Small=1.4|Big=1.8|',
    '|Fish pie|12|Small=12|Big=14|',
    '|Toast|3|',
  ]);
});
