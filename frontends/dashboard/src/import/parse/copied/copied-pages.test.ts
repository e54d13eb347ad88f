import {
  dishesOf,
  pricesOf,
  namesIn,
  pricesIn,
  saidIn,
  toldIn,
  titlesIn,
  menuIn,
  marksIn,
  eachReads,
} from '../testing/read-text.ts';

const udon = (said: 'above' | 'below') => {
  const dish = (name: string, words: string, price: string) =>
    (said === 'above' ? [name, words, price] : [name, price, words]).filter(Boolean).join('\n');
  return [
    'Aller au contenu\n0\nLotus House\n4,5\n(1.204)\nEntrées',
    dish('Rouleaux', said === 'above' ? 'Sauce aigre-douce' : '', '6,50 €'),
    dish('Pain à l’ail', 'Beurre persillé', '5,20 €'),
    'Nouilles & riz',
    dish('Nasi goreng', 'Riz sauté aux crevettes', '13,70 €'),
    dish('Udon sautés', said === 'above' ? 'Légumes' : '', '14,00 €'),
    'Desserts',
    dish('Riz à la mangue', said === 'above' ? 'Crème de coco' : '', '7,50 €'),
    dish('Banane', 'Sirop', '6,70 €'),
    'Boissons',
    dish('Thé glacé', '', '3,50 €'),
    dish('Eau', '', '3,00 €'),
  ].join('\n');
};

test.each(['above', 'below'] as const)(
  'where each price has its line, what is said of a dish stands %s it in all parts of a page',
  (said) => {
    const names = titlesIn(udon(said));
    expect(names).toBe(
      'Entrées: Rouleaux; Pain à l’ail | Nouilles & riz: Nasi goreng; Udon sautés | Desserts: Riz à la mangue; Banane | Boissons: Thé glacé; Eau',
    );
  },
);

test('a star before a name in large letters is no note, and «Or» begins the other of two dishes', () => {
  const text =
    'First Course\n\nBeet Salad\n\nWatercress, Pistachio, Goat Cheese\n\nSecond Course\n\n*Duck Duo\n\nSeared Breast, Confit Leg, Parsnip\n\n*Or Pacific Rockfish\n\nFennel, Olive, Potato\n\n*Consuming raw meats may increase your risk of illness.';
  expect(namesIn(text)).toBe('Beet Salad; *Duck Duo; Pacific Rockfish');
});

eachReads(pricesIn, {
  'whom a dish serves stands between it and its price': [
    'Lanches\nMisto Quente\nServe 2 pessoas\nR$ 14,50\nBauru\nServe 2 pessoas\nR$ 31,00\nX-Salada\nServe 1 pessoa\nR$ 26,90',
    'Misto Quente 14.5; Bauru 31; X-Salada 26.9',
  ],
  'a dish whose «From» has a line of its own costs what stands below it': [
    'Sides\nSkin-on Fries\nSea salt\nFrom\n£3.50\nOnion Rings\nBeer battered\n£4.25\nSlaw\nRed cabbage\n£2.95',
    'Skin-on Fries 3.5; Onion Rings 4.25; Slaw 2.95',
  ],
  'where dishes are reduced by a share, each costs the lower of its two prices': [
    'Primi\nCacio e Pepe\nPecorino romano\n11,00 €\n13,75 €\n-20%\nLasagna\nRagù e besciamella\n12,00 €\nRisotto\nPorcini\n14,00 €\n17,50 €\n-20%',
    'Cacio e Pepe 11; Lasagna 12; Risotto 14',
  ],
  'what is ordered most is no dish': [
    'Zupy\nNajczęściej zamawiane\nRosół Domowy\nZ makaronem\n15,00 zł\nBarszcz\nZ uszkami\n19,00 zł\nŻurek\nZ jajkiem\n18,00 zł',
    'Rosół Domowy 15; Barszcz 19; Żurek 18',
  ],
  'two names side by side below one price for all are two dishes': [
    'Side Dishes\nAll Priced at £3.25\nButtered Kale            New Potatoes\nBraised Cabbage            Creamed Swede\nPeas with Mint',
    'Buttered Kale 3.25; New Potatoes 3.25; Braised Cabbage 3.25; Creamed Swede 3.25; Peas with Mint 3.25',
  ],
  'a price between a name with its measure and what is in it is the name’s': [
    'DAIQUIRI (2 OZ) 13 WHITE RUM, LIME JUICE & SUGAR\n\nDARK WATERS (2.5 OZ) 15 BLACK RUM, PLUM, GINGER BEER\n\nENGLISH BAY (2.5 OZ) 16 SPRUCE RUM, CHARTREUSE, LIME',
    'DAIQUIRI 13; DARK WATERS 15; ENGLISH BAY 16',
  ],
  'a badge that touches the next name is no part of it': [
    'Spinach Bhajees\nHot, leafy and crunchy! With spices£5.50PopularPani Puri\nCrisp shells with chickpeas and tamarind£5.95Chilli Chicken\nCrispy strips tossed in a hot sauce£6.95',
    'Spinach Bhajees 5.5; Pani Puri 5.95; Chilli Chicken 6.95',
  ],
  'a land and a year are no price, «cakes start from $230» are called «cakes»': [
    'Rosé, Clos Marguerite. Bandol, FR 2015 $44',
    'Rosé, Clos Marguerite. Bandol, FR 2015 44',
  ],
  'a land and a year are no price, «cakes start from $230» are called «cakes», too': [
    'Single tiered cakes start from $230',
    'Single tiered cakes 230',
  ],
  'where names begin in another script, what is priced below one is said of it': [
    '椒鹽豆腐 Salt and Pepper Bean Curd £7.20\n豉油皇炒麵 Soy Sauce Noodles\nThin noodles with chives £7.80\n薑蔥炒蟹 Whole Crab with ginger\nServed on noodles £24.00\n沙嗲肥牛煲 Satay Beef £11.80',
    '椒鹽豆腐 Salt and Pepper Bean Curd 7.2; 豉油皇炒麵 Soy Sauce Noodles 7.8; 薑蔥炒蟹 Whole Crab with ginger 24; 沙嗲肥牛煲 Satay Beef 11.8',
  ],
  'a supplement without brackets is no price of the dishes below': [
    'Main Course\n\nRib of Beef, Roast Potatoes £4.50 Supplement\nRoast Chicken, Morels\nShoulder of Lamb, Peas\n\nDessert\n\nRhubarb Custard\nWarm Parkin, Toffee\n\n2 Course Menu £39.00 Per Person',
    'Rib of Beef, Roast Potatoes null; Roast Chicken, Morels null; Shoulder of Lamb, Peas null; Rhubarb Custard null; Warm Parkin, Toffee null; 2 Course Menu 39',
  ],
  'a choice of sauces is said of the name above it, and prices below it are not those of titles': [
    'From the grill\n\nEntrecôte grillée\n\nSauce au choix : Roquefort, Morilles\n\n26\n\nTravers de porc\n\nau miel de letchi\n\n19\n\nCivet de cerf\n\nau vin et gros piment\n\n22\n\nEspadon grillé\n\nen croûte de sésame\n\n21',
    'Entrecôte grillée 26; Travers de porc 19; Civet de cerf 22; Espadon grillé 21',
  ],
});

test('a price within a story, or per person, is none of the names below', () => {
  const story =
    'We had a table by the window. The light was low. For 19.50 euros we could pick one of each.\nSoup of the Evening\nBacon and Cabbage\nVegetable Curry';
  expect(
    pricesOf(story)
      .slice(1)
      .some(([, price]) => price === 19.5),
  ).toBe(false);
  const donation = 'Minimum donation £16 pp\n\nTreacle scones\n\nFeta muffins';
  expect(pricesIn(donation)).toBe('Minimum donation 16; Treacle scones null; Feta muffins null');
});

test('where small letters do not tell where a long name ends, it is doubted', () => {
  const [dish] = dishesOf(
    'field pea hummus benne seeds, raw vegetables, sumac oil, hot chow chow $14\nsmashed potatoes $8',
  );
  expect(dish?.doubts.map(({ field }) => field)).toContain('name');
});

test('a name may stand two blanks above what is said of it and its price', () => {
  const block = (name: string, said: string) => `${name}\n\n\n${said}\n\n\n`;
  const text = `${block('Fried Okra', 'Cornmeal crust, buttermilk dip, dill.$4.49')}${block('Deviled Eggs', 'Four halves, crisp pork skin on top.$5.49')}${block('Chili Cup', 'No beans, raw onion.$5.99')}`;
  expect(pricesIn(text)).toBe('Fried Okra 4.49; Deviled Eggs 5.49; Chili Cup 5.99');
});

test('what a page lists and says above its list is no dish, and what it lists are titles', () => {
  expect(
    toldIn(
      'Mesob House\nOpen until 22:30\n4.8\n(320+ ratings)\nDelivery Fee\n$3.99\nVegan Wot\nTibs\nSharing\nVegan Wot\nGomen\nCollard greens, mild chilli\n$7.95\n•  94% (57)\nShiro\nGround chickpea stew\n$8.95\nTibs\nAwaze Tibs\nBeef, awaze paste, rosemary\n$13.50\nSharing\nMesob for Two\nSix stews, ayib and 4 injera\n$31.00',
    ),
  ).toBe(
    'Vegan Wot: Gomen 7.95 (Collard greens, mild chilli); Shiro 8.95 (Ground chickpea stew) | Tibs: Awaze Tibs 13.5 (Beef, awaze paste, rosemary) | Sharing: Mesob for Two 31 (Six stews, ayib and 4 injera)',
  );
});

test('what is said may stand with the price, a blank below the name', () => {
  expect(
    saidIn(
      'Tea Egg\n\nSoy egg\n£2\n\nBiang Biang\n\nBelt noodles\n£11\n\nKnife Cut Lamb\n\nCumin lamb\n£12',
    ),
  ).toBe('Tea Egg 2 (Soy egg); Biang Biang 11 (Belt noodles); Knife Cut Lamb 12 (Cumin lamb)');
});

eachReads(menuIn, {
  'strokes part the dishes of days that have as many each, and not two to choose from': [
    'Monday: Meatloaf / Oat cookies / Yoghurt\nTuesday: Haddock / Pears / Yoghurt\nThursday: Pork / Semolina / Yoghurt',
    'Monday: Meatloaf null; Oat cookies null; Yoghurt null | Tuesday: Haddock null; Pears null; Yoghurt null | Thursday: Pork null; Semolina null; Yoghurt null',
  ],
  'strokes part the dishes of days that have as many each, and not two to choose from, too': [
    'Monday: Meatloaf / Oat cookies\nTuesday: Haddock / Pears\nThursday: Pork / Semolina',
    'Monday: Meatloaf / Oat cookies null | Tuesday: Haddock / Pears null | Thursday: Pork / Semolina null',
  ],
  'a price right below a blank below the name goes to it, and what is said below the price as well':
    [
      'Queso\n\n$3.49\nCup $3.49 | Bowl $7.29 • Served with chips\n\nStuffed Avocado\n\n$9.84\nShredded chicken in a chipotle cream.\n\nFlautas\n\n$8.45\nPotato $8.45 | Pulled, smoked beef $10.65\n\n',
      ': Queso 3.49 (Cup 3.49, Bowl 7.29); Stuffed Avocado 9.84; Flautas 8.45 (Potato 8.45, Pulled, smoked beef 10.65)',
    ],
  'a section right above the first of names that stand alone is no name': [
    'White Wines\nChenin Sec, Savennières\n\n£ 41.50\n\nRiesling Kabinett, Mosel\n\n£ 36.00\n\nRed Wines\nBarolo, Piedmont\n\n£ 65.50\n\nPriorat, Mas Roig\n\n£ 58.00',
    'White Wines: Chenin Sec, Savennières 41.5; Riesling Kabinett, Mosel 36 | Red Wines: Barolo, Piedmont 65.5; Priorat, Mas Roig 58',
  ],
});

eachReads(marksIn, {
  'a diet in brackets before a name is its own, and no part of the dish above': [
    'Lunch\nSponge, vanilla sauce (Gluten,Eggs,Milk,Soya)\n(Vegan) Bean and coconut stew\nHaddock pie (Milk,Fish)\n(Vegan) Jerk tofu with rice (Soya)\nMushroom quiche (Milk,Egg,Gluten)',
    'Sponge, vanilla sauce null: gluten, egg, soy, milk; Bean and coconut stew null: vegan; Haddock pie null: fish, milk; Jerk tofu with rice null: vegan, soy; Mushroom quiche null: gluten, egg, milk',
  ],
  'diets and allergens on a line each below a dish are its own': [
    'Carrot soup £0.90\nVegan\nCelery\nLeek pie £2.65\nDairy\nEggs\nGluten\nLamb kofta\nHalal\nDairy\nSesame\nRunner beans £0.75\nBakewell tart £1.20\nDairy\nNuts\nRed cabbage £0.75\nSulphites',
    'Carrot soup 0.9: vegan, celery; Leek pie 2.65: gluten, egg, milk; Lamb kofta null: milk, sesame; Runner beans 0.75: none; Bakewell tart 1.2: milk, nuts; Red cabbage 0.75: sulfites',
  ],
});
