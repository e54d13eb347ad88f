import { dishesOf, menuIn, sectionsOf, eachReads } from '../testing/read-text.ts';

eachReads(menuIn, {
  'as owners paste it: numbers that go up, codes without a blank, sizes of square pans, and lines that were broken':
    [
      'PIZZA\nØ 26 cm Ø 32 cm Ø 40x60 cm\n1 Margherita 7,50 € 9,00 € 22,00 €\n2 Salami2,3 8,00 € 9,80 € 24,00 €\n4 Diavolo2,3,8 mit Salami und\nKnoblauch 9,20 € 11,20 € 27,00 €\nextra Käse 1,00 € 1,50 € 3,00 €\nPASTA\n20 Bolognese 9,50 €\n22 Panna2,3 9,80 €\nüberbacken 1,50 €\nSALATE\n30 Nizza 9,50 €\n31 Chefsalat 9,50 €\n40 Cola1,9 2,20 €\n41 Ayran 1,80 €\nWein 4 €\nPfand 1 €\nWasser 2 €\nBier 3 €',
      'PIZZA: Margherita 7.5 (26 cm 7.5, 32 cm 9, 40x60 cm 22); Salami 8 (26 cm 8, 32 cm 9.8, 40x60 cm 24); Diavolo mit Salami und Knoblauch 9.2 (26 cm 9.2, 32 cm 11.2, 40x60 cm 27); extra Käse 1 (26 cm 1, 32 cm 1.5, 40x60 cm 3) | PASTA: Bolognese 9.5; Panna 9.8; überbacken 1.5 | SALATE: Nizza 9.5; Chefsalat 9.5; Cola 2.2; Ayran 1.8; Wein 4; Wasser 2; Bier 3',
    ],
  'as owners paste it: buttons and ratings of a page between a dish and its price': [
    'Live track your order | 28 min\n\nBreakfast\nChicken Burger\nBESTSELLER\n4.3 (112)\n₹249\nADD\ncustomisable\nCold Coffee\n4.5 (340)\n₹189\nADD\nMasala Omelette\nNot available\n₹149\nADD',
    'Breakfast: Chicken Burger 249; Cold Coffee 189; Masala Omelette 149',
  ],
  'as owners paste it: hours above names written large, and what is in them behind a comma in small letters':
    [
      'Food served Monday – Saturday 12 – 2.30 & 6 – 9\nTo Begin\nLiver Parfait, onion chutney 8.25\nSquid Rings, aioli 8.95\nBaked Camembert to Share, garlic & bread 15.50\nSteak, Egg & Chips 14',
      'To Begin: Liver Parfait 8.25; Squid Rings 8.95; Baked Camembert to Share 15.5; Steak, Egg & Chips 14',
    ],
  'as owners paste it: a dish with a price before what is in it is none of those that share one': [
    'SPECIALI\nVesuvio 10€ (bufala)\nNduja 9,5€ nduja, cipolla\nCalzone 8,5€ prosciutto e ricotta\nOrtolana 8€',
    'SPECIALI: Vesuvio 10; Nduja 9.5; Calzone 8.5; Ortolana 8',
  ],
  'as owners paste it: abbreviated names and prices with commas, parted by commas': [
    'KAFFEE\nKl. Espresso 2,70, Gr. Espresso 3,90, Melange 4,20\nEiskaffee 6,50',
    'KAFFEE: Kl. Espresso 2.7; Gr. Espresso 3.9; Melange 4.2; Eiskaffee 6.5',
  ],
  'as owners paste it: a price of a section above names of which one holds commas and one a supplement':
    [
      'SIDES FOR THE TABLE 14\nCreamed Spinach\nHash Browns\nTruffle Mac (+6)\nAsparagus, hollandaise\n\nOther 5',
      'SIDES FOR THE TABLE: Creamed Spinach 14; Hash Browns 14; Truffle Mac 20; Asparagus, hollandaise 14; Other 5',
    ],
  'as owners paste it: what is in a dish is no list of names below a loud one': [
    'OLIVES 8\nCITRUS, CHILI, FENNEL\n\nRICOTTA 14\nHONEY, THYME, BREAD',
    ': OLIVES 8; RICOTTA 14',
  ],
  'as owners paste it: one price for all, above loud names with what is in them, each a paragraph':
    [
      'house, all £11.5\n\nSTITCH IN TIME\ngin, cucumber, elderflower\n\nPINCUSHION\nmezcal, campari, grapefruit\n\nBOBBIN\nrum, banana, coconut',
      'house: STITCH IN TIME 11.5; PINCUSHION 11.5; BOBBIN 11.5',
    ],
  'as owners paste it: an amount without a whole behind a plus': [
    'COFFEE\noat milk +.80\nbatch brew 5',
    'COFFEE: oat milk 0.8; batch brew 5',
  ],
  'as owners paste it: sizes of one letter': [
    'PORÇÕES\nBatata frita P R$15 / G R$25\nAnéis de cebola R$ 19\nThe Jackie G 9',
    'PORÇÕES: Batata frita 15 (P 15, G 25); Anéis de cebola 19; The Jackie G 9',
  ],
  'as owners paste it: names above what is in them over lines, the price at its end, among dishes on a line':
    [
      'Vorspeisen\nRinderbrühe 5,50 €\nFeldsalat\nSpeck, Croutons, Kartoffeldressing 8,90 €\nHauptgerichte\nWiener Schnitzel 22,50 €\nZwiebelrostbraten\nRumpsteak vom heimischen Rind mit geschmelzten\nzwiebeln und Spätzle 24,80 €\nForelle Müllerin\nGanze Forelle in Butter gebraten, Kartoffeln mit\nSalat 21,00 €\nSupplément œuf : 1,80 € – salade :\n2,50 €',
      'Vorspeisen: Rinderbrühe 5.5; Feldsalat 8.9 | Hauptgerichte: Wiener Schnitzel 22.5; Zwiebelrostbraten 24.8; Forelle Müllerin 21; Supplément œuf 1.8; salade 2.5',
    ],
  'as owners paste it: paragraphs of a name and a list among dishes on a line, and what one has more':
    [
      'Soupe, croûtons 9,50 €\nSalade verte 5,00 €\n\nEntrecôte grillée\nFrites maison, salade 26,00 €\nSur le dessus: extra foie gras 8,00 €\n\nFilet de bar\nFenouil confit, beurre blanc, riz 25,00 €\n\nRisotto aux cèpes\nParmesan, huile de truffe 21,00 €\n\nCrème brûlée 7,00 €\nCafé 2,00 €\nThé 2,00 €',
      ': Soupe, croûtons 9.5; Salade verte 5; Entrecôte grillée 26; Sur le dessus 8; Filet de bar 25; Risotto aux cèpes 21; Crème brûlée 7; Café 2; Thé 2',
    ],
  'as owners paste it: dishes on a line of which some have sizes': [
    'Agua 1,50 – Vino de la casa copa 3,00 botella 14,00 – Café solo 1,40\nHauswein 0,1 l 2,80 € 0,2 l 4,90 € • Espresso 2,20 €',
    ': Agua 1.5; Vino de la casa 3 (Copa 3, Botella 14); Café solo 1.4; Hauswein 2.8 (0,1 l 2.8, 0,2 l 4.9); Espresso 2.2',
  ],
  'as owners paste it: a page that says what it has, what is served so often and to whom, and what it says of itself':
    [
      'Anmelden\nGasthof Post\nSuppen\nKnödel\nVom Grill\n\nSuppen\n\nKürbissuppe\nMit Kernöl\n6,50 €\n\nKnödel\nAlle sind hausgemacht. Auf Wunsch mit Butter.\n\nKasknödel\nBergkäse, Krautsalat\n12,50 €\n\nBao\nPork or mushroom. Limited to 20 a day\n$5.25+\n\nVom Grill\n\nGrillteller\nPute, Rind\n21,00 €\n\nRadler\nMust be 18+\n4,50 €\n\n© 2025 Gasthof Post\nAlle Rechte vorbehalten\nWir freuen uns auf Sie',
      'Suppen: Kürbissuppe 6.5 | Knödel: Kasknödel 12.5; Bao 5.25 | Vom Grill: Grillteller 21; Radler 4.5',
    ],
  'as owners paste it: a letter, and who wrote it behind its end': [
    'SUPPEN\nLinsensuppe 6,50\n\nHAUPT\nGulasch 14,50\n\nViele Grüße\nToni\nGasthaus Toni, Hauptstr. 14\nVon meinem iPhone gesendet',
    'SUPPEN: Linsensuppe 6.5 | HAUPT: Gulasch 14.5',
  ],
  'as owners paste it: a title whose remark has a price, a remark in stars, and what is said of its price in words':
    [
      'PANINI (serviti da soli - con patatine e bibita il menù costa 3,50)\nProsciutto 6,00\nCaprese *solo d’estate* 5,50\nCernia – preço ao kg',
      'PANINI (serviti da soli - con patatine e bibita il menù costa 3,50): Prosciutto 6; Caprese 5.5; Cernia null',
    ],
  'as owners paste it: columns that a title names, up to the next title': [
    'Pizza\tklein\tgroß\nMargherita\t7,50\t9,50\nFunghi\t8,50\t11,00\n\nSalate\nThunfischsalat\t8,50\nBohnensalat\t7,50',
    'Pizza: Margherita 7.5 (Klein 7.5, Groß 9.5); Funghi 8.5 (Klein 8.5, Groß 11) | Salate: Thunfischsalat 8.5; Bohnensalat 7.5',
  ],
  'as owners paste it: words in a row that prices stand below, and kinds behind a name with a stroke in brackets':
    [
      'CURRYS\nHuhn Rind Ente Tofu\nRotes Curry 11,50 12,50 14,90 10,50\nMassaman 12,50 13,50 15,90 11,50\n\nFISCH\nLachs (gegrillt / gedünstet)  klein 12,00, groß 18,00\nZander 19,00',
      'CURRYS: Rotes Curry 10.5 (Huhn 11.5, Rind 12.5, Ente 14.9, Tofu 10.5); Massaman 11.5 (Huhn 12.5, Rind 13.5, Ente 15.9, Tofu 11.5) | FISCH: Lachs 12 (Klein 12, Groß 18); Zander 19',
    ],
  'as owners paste it: names behind a sign, a blank and the price of each, right above the next': [
    'VORSPEISEN\n• Kürbissuppe, Kernöl\n\n  6,50\n• Feldsalat, Speck\n\n  9,80\n\nHAUPT\n• Schnitzel\n\n  18,50\n• Zander, Spinat\n\n  22,00',
    'VORSPEISEN: Kürbissuppe, Kernöl 6.5; Feldsalat, Speck 9.8 | HAUPT: Schnitzel 18.5; Zander, Spinat 22',
  ],
  'as owners paste it: a price of a smaller one in brackets behind the price': [
    'DANIA\nKotlet, ziemniaki 29,00 zł (pół porcji 20,00 zł)\nGołąbki 24,00 zł',
    'DANIA: Kotlet, ziemniaki 20 (Regular 29, Pół porcji 20); Gołąbki 24',
  ],
  'as owners paste it: slanted words of a chat below a bold name': [
    '*Lanches*\n*X-Burguer* - R$ 18,00\n_Pão brioche, queijo_\n\n*X-Salada* - R$ 20,00\n_Pão, queijo, tomate_',
    'Lanches: X-Burguer 18; X-Salada 20',
  ],
  'as owners paste it: bold words where a line begins': [
    '**Extras** queso $12, aguacate $15, nopales $10\n**Tortas** de pierna $60',
    'Extras: queso 12; aguacate 15; nopales 10; Tortas de pierna 60',
  ],
  'as owners paste it: a remark in small letters two blanks behind a numbered name without a price of its own':
    [
      'CURRIES\nChoose: Veg £7.50 / Lamb £9.25\n20. Korma  mild, coconut\n21. Madras  hot\n22. Saag  spinach',
      'CURRIES: Korma 7.5 (Veg 7.5, Lamb 9.25); Madras 7.5 (Veg 7.5, Lamb 9.25); Saag 7.5 (Veg 7.5, Lamb 9.25)',
    ],
  'as owners paste it: prices by the piece and by the dozen, far behind their names, are no column of dishes':
    [
      'RAW BAR\nOysters*      ea 4 / half doz 22 / doz 42\nClams*      half doz 14 / doz 26\nShrimp Cocktail      6 ea\nThe Tower      145\n\nSTEAKS\nFilet Mignon      8 oz 54      12 oz 69\nNY Strip, 14oz      58\nRibeye, 22oz      74\nPork Chop      38',
      'RAW BAR: Oysters 4 (EA 4, Half doz 22, Doz 42); Clams 14 (Half doz 14, Doz 26); Shrimp Cocktail 6; The Tower 145 | STEAKS: Filet Mignon 54 (8 oz 54, 12 oz 69); NY Strip 58; Ribeye 74; Pork Chop 38',
    ],
});

test('the price of a section and a supplement together are to be checked', () => {
  const [section] = sectionsOf('Sides 14\nSpinach\nTruffle Mac (+6)\nAsparagus');
  expect(section?.dishes.map(({ doubts }) => doubts.map(({ field }) => field))).toEqual([
    [],
    ['price'],
    [],
  ]);
});

test('of names in small letters, each above its price, none takes the mark of the next', () => {
  const text =
    'larkmoor\n\nraw scallop, rhubarb\n19\nwhite asparagus, wild garlic (v)\n17\nturbot, sea herbs\n38\nlamb loin, hispi\n36';
  const dishes = dishesOf(text);
  expect(dishes.map(({ name, price, isVegetarian }) => [name, price, isVegetarian])).toEqual([
    ['raw scallop, rhubarb', 19, false],
    ['white asparagus, wild garlic', 17, true],
    ['turbot, sea herbs', 38, false],
    ['lamb loin, hispi', 36, false],
  ]);
});

test('a dish below which another price stands has no marks: they may be of another', () => {
  const [dish] = dishesOf(
    'Mains\nRaw scallop 19\nwith asparagus (v)\n17\nand garlic (gf)\n16\nPie 12',
  );
  expect(dish).toMatchObject({ name: 'Raw scallop', isVegetarian: false, isGlutenFree: false });
  expect(dish?.doubts.map(({ field }) => field)).toContain('diet');
});
