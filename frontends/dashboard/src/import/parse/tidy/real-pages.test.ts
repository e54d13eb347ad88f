import {
  sectionsOf,
  dishesOf,
  namesIn,
  pricesIn,
  saidIn,
  toldIn,
  titlesIn,
  menuIn,
  eachReads,
} from '../testing/read-text.ts';

eachReads(saidIn, {
  'a blank line between a name, what is said of it and its price parts nothing': [
    'Mains\n\nPike Perch\n\nBeetroot Salad and Dill\n\n24,50\n\nVenison Ragout\n\nDumplings, Red Cabbage\n\n26,00\n\nOnion Tart\n\nGreen Salad\n\n14,00',
    'Pike Perch 24.5 (Beetroot Salad and Dill); Venison Ragout 26 (Dumplings, Red Cabbage); Onion Tart 14 (Green Salad)',
  ],
  'where each dish is said again in a second language below it, this is its description': [
    'Kylling med ris og grønnsaker 165,-\nChicken with rice and vegetables\nTorsk med smør og poteter 210,-\nBaked cod with butter and potatoes\nFresh bread on the side\nSuppe med brød 95,-\nSoup with bread',
    'Kylling med ris og grønnsaker 165 (Chicken with rice and vegetables); Torsk med smør og poteter 210 (Baked cod with butter and potatoes Fresh bread on the side); Suppe med brød 95 (Soup with bread)',
  ],
  'a long line is a name up to what it is served with': [
    'Smoked trout served with horseradish cream, pickled beetroot, new potatoes and dill 165,-',
    'Smoked trout 165 (served with horseradish cream, pickled beetroot, new potatoes and dill)',
  ],
  'a line that begins with what joins two goes on': [
    'Mains\nSaddle of venison, red cabbage\n& spätzli 49.00\nGuinea fowl, couscous\nand hot gravy 43.00',
    'Saddle of venison, red cabbage & spätzli 49; Guinea fowl, couscous and hot gravy 43',
  ],
  'small names above what is in a drink and its price are names': [
    'first frost.\nTequila, Americano, lime, and foam – $13\nfireside\nRye, maple, and flamed orange – $15\nAirmail\nRum, honey, lime, and sparkling brut – $14',
    'first frost 13 (Tequila, Americano, lime, and foam); fireside 15 (Rye, maple, and flamed orange); Airmail 14 (Rum, honey, lime, and sparkling brut)',
  ],
  'a bracket that a line leaves open is closed by the next': [
    'Trotter soup (60 g of yogurt\nand 2 trotters) 14.00\nShank 32.00',
    'Trotter soup 14 (60 g of yogurt and 2 trotters); Shank 32',
  ],
  'where two blank lines end dishes they also end one that has no price': [
    'Clams\n\nSix littlenecks with bacon\n\n11.50\n\n\nSaganaki\n\nCheese, fried in butter\n\n12.95\n\nGrilled octopus\n\nMarinated in wine vinegar, over fava\n\n\nStuffed mushrooms\n\nwith crabmeat\n\n9.75\n\n\nMussels\n\nSteamed in ouzo\n\n10.95',
    'Clams 11.5 (Six littlenecks with bacon); Saganaki 12.95 (Cheese, fried in butter); Grilled octopus null (Marinated in wine vinegar, over fava); Stuffed mushrooms 9.75 (with crabmeat); Mussels 10.95 (Steamed in ouzo)',
  ],
  'what stands behind a price is said of the name above it, where that is so of most': [
    'Salads\n\nLardon salad\n\n15.\n\nwith poached egg\n\nGoat cheese salad\n\n14.\n\nwith pears and pecans\n\nNiçoise salad\n\n17.\n\nButter lettuce, tuna, egg\n\nDover sole\n\n48.\n\nwith brown butter\n\nScallops\n\n44.\n\nwith sweet corn\n\nVeal\n\n41.',
    'Lardon salad 15 (with poached egg); Goat cheese salad 14 (with pears and pecans); Niçoise salad 17 (Butter lettuce, tuna, egg); Dover sole 48 (with brown butter); Scallops 44 (with sweet corn); Veal 41',
  ],
  'a number ahead of a bar and a price with a sign is of the name': [
    'French 75 | £13.00\nSidecar | £12.50',
    'French 75 13; Sidecar 12.5',
  ],
  'below a post a site asks for comments': [
    'Fried Pickles – $5\n\nPaloma – $6.50\n\nLeave a Comment\n\nYour email address will not be published. Required fields are marked *',
    'Fried Pickles 5; Paloma 6.5',
  ],
  'a line that ends in a comma or a joining word goes on below, and honey in Czech joins nothing': [
    'Mains\nOx cheek with\nParsnip mash 18.50\nRoast plaice 19.50',
    'Ox cheek with Parsnip mash 18.5; Roast plaice 19.5',
  ],
});

eachReads(pricesIn, {
  'below each list stands the column of its prices, also where a title is right above the list': [
    'STARTERS\nLeek tart\nOx tongue\nEel toast\n8.50\n9.00\n9.50\nMAINS\nPike cake\nLamb neck\n18.00\n21.00\nPUDDINGS\nPlum tart\nRice cream\n7.00\n6.50',
    'Leek tart 8.5; Ox tongue 9; Eel toast 9.5; Pike cake 18; Lamb neck 21; Plum tart 7; Rice cream 6.5',
  ],
  'a point or a tax to come behind a price, and a blank within it, are no part of it': [
    'Leek tart $27.\nOx tongue $32,\nEel toast $24.00++\nPlum tart 11 .50',
    'Leek tart 27; Ox tongue 32; Eel toast 24; Plum tart 11.5',
  ],
  'what is added to a price stands before it and is no size': [
    'Roast pork 17,90\nMeat loaf\nmustard, fried egg    +1,50    8,40\nCheese salad 10,20',
    'Roast pork 17.9; Meat loaf 8.4; Cheese salad 10.2',
  ],
  'a price for each guest stands between a price and its dish': [
    'CHF 29.00  Roast chicken\nCHF 33.50  Ratatouille\nCHF 23.95 par personne  Gratin\nCHF 21.00 per person  Cheese fondue',
    'Roast chicken 29; Ratatouille 33.5; Gratin 23.95; Cheese fondue 21',
  ],
  'in rows that only end in a bar a number of the first cell is of the name': [
    'Meni 1 | porcija | 6,80 |\nMeni 2 | porcija | 6,80 |\nJuha | porcija | 2,60 |\nSolata | 1 dag | 0,11 |\nKruh | kom | 0,25 |',
    'Meni 1 6.8; Meni 2 6.8; Juha 2.6; Solata 0.11; Kruh 0.25',
  ],
  'a number in a name is no price where a price with a sign stands below, as «w/2» is none': [
    'Gobi 65\nCauliflower fried to a crisp\n$8.00\nCut Mirchi\nLong green chilies in batter\n$7.00\nPepper Rasam\nThin and sour broth\n$5.00\nSteak w/2 Sides\nGrilled, with gravy\n$9.00',
    'Gobi 65 8; Cut Mirchi 7; Pepper Rasam 5; Steak w/2 Sides 9',
  ],
  'a date with its year is no price, and cents may stand alone behind a sign': [
    'Specials for Weekend 10.18.24\n\nUpdated 9/12/16\n\nPatty Melt — $12\nTartar $.50',
    'Patty Melt 12; Tartar 0.5',
  ],
  'a word with a hyphen is no code of a legend, and the name of a picture no dish': [
    'Steamed Goby\n$52.80\nWith ginger oil, poured at the table.\n\nWok-fried Squid with Salted Egg Yolk\n$22.80\nFirst made with mud crab, later with anything.\n.jpg)\nGolden Fish Skin\n$14.00',
    'Steamed Goby 52.8; Wok-fried Squid with Salted Egg Yolk 22.8; Golden Fish Skin 14',
  ],
  'what stands behind a price and a point, or glued to it, is said of it': [
    'The Sinatra $10.99 sm/11.99lg\nPlain Jane $8.49 sm/ 9.49 lg\nTurkey Sandwich $11.99 . Slow roasted turkey, on white bread',
    'The Sinatra 10.99; Plain Jane 8.49; Turkey Sandwich 11.99',
  ],
  'names in capitals stand above what is in them, whatever else has a price of its own': [
    'LITTLE HERON\nBANANA BREAD house baked, whipped\nricotta, honeycomb 13\nEGGS YOUR WAY\npoached, fried or scrambled on sourdough 14\nSMASHED AVO v, vgo\npeas, mint, feta, lemon on\nrye 22\nCHILLI SCRAMBLE\nspring onion, fried shallots, flaky roti 23.5\nBIG HERON\neggs, bacon, chorizo, mushrooms,\nroast tomato, sourdough 28\nSTEAK SANGA\nscotch fillet, beetroot, swiss,\nturkish 27\nKIDS\negg on toast 9\ntoastie 10\npancake 12\nCOFFEE\nblack 4.5\nwhite 5\nmocha 5.5\nbatch brew 5',
    'BANANA BREAD 13; EGGS YOUR WAY 14; SMASHED AVO 22; CHILLI SCRAMBLE 23.5; BIG HERON 28; STEAK SANGA 27; egg on toast 9; toastie 10; pancake 12; black 4.5; white 5; mocha 5.5; batch brew 5',
  ],
  'codes between strokes, and portions run together with a name, are no part of it': [
    'Lentil soup / 1,9 /38,40\nRoast carp / 4 /88,00\nPancakes / 1,3,7 /52,50\n1 gluten, 3 egg, 4 fish, 7 milk, 9 celery',
    'Lentil soup 38.4; Roast carp 88; Pancakes 52.5',
  ],
  'codes between strokes, and portions run together with a name, are no part of it, too': [
    '150gMenu 1Roast pork 145 Kč\n120gMenu 2Fried carp 155 Kč\n350gMenu 3Potato pie 135 Kč\n200gMenu 4Beef goulash 149 Kč',
    'Roast pork 145; Fried carp 155; Potato pie 135; Beef goulash 149',
  ],
  'the last of several codes in brackets is no price': [
    'Leek soup (1,7,9.1) 7.50\nEel toast (1,4) 9.50',
    'Leek soup 7.5; Eel toast 9.5',
  ],
  'the last of several codes in brackets is no price, too': [
    'Mains\nLeek soup (1,3,7,9.1)\nEel toast (1,4)',
    'Leek soup null; Eel toast null',
  ],
});

eachReads(titlesIn, {
  'days with dates are days': [
    'Monday, March 2\nDuck rice 15.50\nTuesday, March 3\nVeal stew 16.50\nWednesday, March 4\nPike cakes 17.50',
    'Monday, March 2: Duck rice | Tuesday, March 3: Veal stew | Wednesday, March 4: Pike cakes',
  ],
  'what begins with a price is no heading': [
    'Salads\n\nGreek salad\n\n10.95 (with dinner 5.50)\n\nCaesar 9.95\nCobb 12.95',
    'Salads: Greek salad; 10.95; Caesar; Cobb',
  ],
});

test('what lines right below dishes say that they contain are their allergens', () => {
  const dish = 'Leek soup 7.50\nContains: milk, celery\nEel toast 9.50';
  const both = dishesOf(`${dish}\nContains: fish and gluten`);
  expect(both.map(({ allergens }) => allergens)).toEqual(['milk, celery', 'gluten, fish']);
  expect(dishesOf(dish).map(({ allergens }) => allergens)).toEqual(['milk, celery', '']);
});

eachReads(namesIn, {
  'a heading and its note are no two dishes of which the rows below are kinds': [
    'To Share\nServed with bread and butter\nChicken wings    48\nCrab cakes    76\n\nLarge Plates\nPork belly    160\nFish pie    150',
    'Chicken wings; Crab cakes; Pork belly; Fish pie',
  ],
  'hours of a day are no price and no message': [
    'Monday to Thursday\n\n17:00-20:00\n\nToast\n\n15.50\n\nTrout\n\n18.50\n\nPike\n\n19.50',
    'Toast; Trout; Pike',
  ],
  'a line that ends in a comma or a joining word goes on below, and honey in Czech joins nothing': [
    'Domácí paštika 95 Kč\nčesnek, med\nBramboračka 65 Kč\nmáslo, houby',
    'Domácí paštika; Bramboračka',
  ],
});

test('allergens named below the courses of a menu may be those of each, and go to none', () => {
  const menu = (names: readonly string[], said: string) =>
    `Starters\n\n${names[0] ?? ''}\n\nMains\n\n${names[1] ?? ''}\n\n${names[2] ?? ''}\n\nContains: ${said}`;
  const text = `${menu(['Leek soup', 'Roast plaice', 'Ox cheek'], 'fish, milk')}\n\n${menu(['Eel toast', 'Pike cake', 'Lamb neck'], 'egg, gluten')}`;
  expect(dishesOf(text).map(({ allergens }) => allergens)).toEqual(['', '', '', '', '', '']);
});

test('prices in turn below a name are of one dish, called by what stands behind them', () => {
  const [{ dishes } = { dishes: [] }] = sectionsOf(
    'Cereal Prawns\n$46.80 (large)\n$28.80 (small)\nTossed with toasted oats, milk powder and chilli.\n\nFish or Paneer Amritsari\n$10.00\n$8.00\n\nBraised Squid\n$22.80',
  );
  expect(
    dishes.map(({ name, price, choices }) => [name, price, choices.map((one) => one.name)]),
  ).toEqual([
    ['Cereal Prawns', 28.8, ['Large', 'Small']],
    ['Fish or Paneer Amritsari', 8, ['Small', 'Large']],
    ['Braised Squid', 22.8, []],
  ]);
  expect(dishes[1]?.doubts.map(({ field }) => field)).toContain('price');
});

test('a price right below its name is not that of the names below it', () => {
  const text =
    'Aloo Bonda\n$7.90\nMint chutney\n\nMalai Tikka\n$13.90\nTender chicken\n\nFish Tikka\n$15.90\nSnapper in ajwain\n\nSeekh Kebab\n$12.90\nMinced lamb, grilled on the skewer\nMango Chicken\nChicken Vindaloo\nChicken Korma';
  expect(
    dishesOf(text)
      .filter(({ price }) => price === 12.9)
      .map(({ name }) => name),
  ).toEqual(['Seekh Kebab']);
});

test('a line that says its dish again in a second language is cut where that begins, and titles in both stand above', () => {
  expect(
    toldIn(
      'Vorspeisen Starters Salat von Bohnen mit Dill Salad of beans with dill 23\nKürbissuppe mit Rahm und Brot Pumpkin soup with cream and bread 14\nForelle aus dem Rauch mit Gurken Smoked trout with cucumber 19',
    ),
  ).toBe(
    'Vorspeisen Starters: Salat von Bohnen mit Dill 23 (Salad of beans with dill); Kürbissuppe mit Rahm und Brot 14 (Pumpkin soup with cream and bread); Forelle aus dem Rauch mit Gurken 19 (Smoked trout with cucumber)',
  );
});

eachReads(menuIn, {
  'two lists side by side in one table are one below the other, with the sizes of each': [
    'RACIONES | BOCADILLOS | CHAPATA | GRANDE |\nQueso | 3,50 € | Atún | 2,50 € | 3,20 € |\nMojama | 8,00 € | Salchichón | 2,20 € | 3,10 € |\nSepia | 11,00 € | Morcilla | 1,80 € | 2,90 € |\nCalamares | 9,00 € | Lomo | 2,40 € | 3,50 € |',
    'RACIONES: Queso 3.5; Mojama 8; Sepia 11; Calamares 9 | BOCADILLOS: Atún 2.5 (Chapata 2.5, Grande 3.2); Salchichón 2.2 (Chapata 2.2, Grande 3.1); Morcilla 1.8 (Chapata 1.8, Grande 2.9); Lomo 2.4 (Chapata 2.4, Grande 3.5)',
  ],
  'a dash below a column is no price': [
    'Polévky:\nDršťková ... 3,60\nHrachová ... 2,80\n\nHlavní jídla:\nGuláš ... 9,40\nSekaná    8,20    –',
    'Polévky: Dršťková 3.6; Hrachová 2.8 | Hlavní jídla: Guláš 9.4; Sekaná 8.2',
  ],
});
