import {
  sectionsOf,
  pricesIn,
  saidIn,
  allergensIn,
  menuIn,
  eachReads,
} from '../testing/read-text.ts';

eachReads(pricesIn, {
  'where lists lost their breaks, a line begins with the price of the dish above': [
    'Starters\n- Crab wonton$9.00\n- Corn cake\nserved with relish\n$8.00 - Gyoza$8.00\n- Moo ping\ngrilled pork\n$10.00 - Roti\nflat bread\n$5.00 - Fish cake$10.00',
    'Crab wonton 9; Corn cake 8; Gyoza 8; Moo ping 10; Roti 5; Fish cake 10',
  ],
  'a price that begins a line and touches the next name is that of the line above': [
    'Nihari\n£15.50Bhuna Lamb\n£11.25Pepper Chicken\n£12.50Prawn Pulao\n£13.95Achari Khana\n£9.75',
    'Nihari 15.5; Bhuna Lamb 11.25; Pepper Chicken 12.5; Prawn Pulao 13.95; Achari Khana 9.75',
  ],
  'words of two parts that dashes with blanks join are one name, where no name can end before the dash':
    [
      'Möhren – Ingwersuppe  5,20 €\nSalat mit Mango, Sprossen und Erdnuß – Dressing  7,90 €\nRinderhüfte, Mais – Salat  18,50 €\nCurry mit Mais, Basmati – Reis  9,80 €',
      'Möhren-Ingwersuppe 5.2; Salat mit Mango, Sprossen und Erdnuß-Dressing 7.9; Rinderhüfte, Mais-Salat 18.5; Curry mit Mais, Basmati-Reis 9.8',
    ],
  'words of two parts that dashes with blanks join are one name, where no name can end before the dash, too':
    [
      'Möhren – Ingwer, Öl  5,20 €\nSalat – Mango  7,90 €\nHüfte – Mais  18,50 €',
      'Möhren 5.2; Salat 7.9; Hüfte 18.5',
    ],
});

eachReads(saidIn, {
  'where lists lost their breaks, a line begins with the price of the dish above': [
    'STARTERS\nWatermelon salad\n115with toasted seedsBobotie rolls\n122with apricotSnoek cakes\n125Tomato gazpacho\n92Grilled haloumi\n104with fig and thyme',
    'Watermelon salad 115 (with toasted seeds); Bobotie rolls 122 (with apricot); Snoek cakes 125; Tomato gazpacho 92; Grilled haloumi 104 (with fig and thyme)',
  ],
  'two blanks part a name from what is in it, which goes on below': [
    'Crispy Oysters  horseradish cream,\npickled okra, benne   11\nFlatbread  whipped ricotta, figs  9\nPork Loin  apple chutney,\nsweet potato hash   20\nTrout Dip house saltines, celery   8.5',
    'Crispy Oysters 11 (horseradish cream, pickled okra, benne); Flatbread 9 (whipped ricotta, figs); Pork Loin 20 (apple chutney, sweet potato hash); Trout Dip 8.5 (house saltines, celery)',
  ],
  'a price that touches its name may have its sign behind it': [
    'Pivo\nNakládané utopence85 Kč\nPomazánka95 Kč\nSýrové nitky105 Kč\nTlačenka 75 Kč\nBramborák65 Kč',
    'Nakládané utopence 85; Pomazánka 95; Sýrové nitky 105; Tlačenka 75; Bramborák 65',
  ],
  'a price that touches its name and what is said behind it stands between both': [
    'Tomato shorba₹215Ripe tomatoes with basil.\nDal soup₹245Slow cooked lentils, garlic.\nPaneer tikka₹335Charred, with mint.',
    'Tomato shorba 215 (Ripe tomatoes with basil); Dal soup 245 (Slow cooked lentils, garlic); Paneer tikka 335 (Charred, with mint)',
  ],
});

test('a list of names with what is said of each, and no prices, is read as dishes without one', () => {
  const text =
    'On tap\n • Heather gruit: Old recipe, no hops. 4.1% ABV.\n • Rye lager: Is it a rye? YES! 5.0% ABV.\n • Export stout: Old style, roasty. 7.4% ABV.\n • Yellow beer: It’s yellow, it’s cold. 4.3% ABV.';
  expect(pricesIn(text)).toBe(
    'Heather gruit null; Rye lager null; Export stout null; Yellow beer null',
  );
  expect(sectionsOf(text)[0]?.asked?.isFirst).toBe(true);
});

test('codes in curly brackets behind prices are read by a legend with colons, also in its words', () => {
  expect(
    allergensIn(
      'Soup €7 {gw, mi}\n\nTrout €11 {f}\n\nBrownie €8 {gw, e, mi}\n\nGW: Gluten: Wheat E: Eggs\nF: Fish Mi: Milk',
    ),
  ).toBe('Soup 7: gluten, milk; Trout 11: fish; Brownie 8: gluten, egg, milk');
});

eachReads(menuIn, {
  'names that touch on one line, and titles behind the end of a sentence, are parted': [
    'SNACKS\nFish on toast with mayonnaise.STARTERS\nGarden salad with dukkah.\nOR\nOnion soup with a thyme crumble.MAINS\nNeck of lamb with samp.\nOR\nFillet of kabeljou with mussels.',
    'SNACKS: Fish on toast with mayonnaise null | STARTERS: Garden salad with dukkah null; Onion soup with a thyme crumble null | MAINS: Neck of lamb with samp null; Fillet of kabeljou with mussels null',
  ],
  'names that touch on one line, and titles behind the end of a sentence, are parted, too': [
    'This Week’s Menu\n\nRadishes with RoeFennel Salad (V)Home Cured BresaolaPumpkin Curry with RiceOctopus with ChickpeasFaggots with Peas',
    'This Week’s Menu: Radishes with Roe null; Fennel Salad null; Home Cured Bresaola null; Pumpkin Curry with Rice null; Octopus with Chickpeas null; Faggots with Peas null',
  ],
});
