import { sectionsOf, saidIn, menuIn, eachReads } from '../testing/read-text.ts';

eachReads(menuIn, {
  'an hour within a sentence is no price, and a price in brackets may have words behind it': [
    `Toast
Na 16.30 uur niet altijd mogelijk
Ham €6.25
Zeewolf gebakken (€39,80) baktijd twintig min.`,
    ': Ham 6.25; Zeewolf gebakken 39.8',
  ],
  'cells of a page as its source has them': [
    '<h2>Drinks</h2>\n<div class="item"><div>Lemonade</div><div class="price">€ 4,50</div></div>\n<div class="item"><div>Gin &amp; Tonic</div><div class="price">€ 9,00</div></div>',
    'Drinks: Lemonade 4.5; Gin & Tonic 9',
  ],
  'a name that touches what is in it, and names that touch each other among such': [
    'Mains\nSteak FritesGrilled steak, watercress\nLobster RollToasted roll, celery\nPork CubanRoast pork, ham, pickle\nSalmon BowlCajun salmon, brown rice\nHarbor MeatloafGround beef, mashed potato\nApple CrispKey Lime PieTrio of Gelato\n$42 per person',
    'Mains: Steak Frites null; Lobster Roll null; Pork Cuban null; Salmon Bowl null; Harbor Meatloaf null; Apple Crisp null; Key Lime Pie null; Trio of Gelato null',
  ],
  'courses with a dash below what a menu costs each guest are dishes': [
    'Menu del Mulino: 65 € a testa\n– Crostini di fegatini\n– Cappelletti in brodo\n– Faraona ripiena\nMenu di Nanni: 80 € a testa\n– Capasanta gratinata\n– Risotto ai gamberi\n– Sorbetto al mandarino',
    ': Menu del Mulino 65; Crostini di fegatini null; Cappelletti in brodo null; Faraona ripiena null; Menu di Nanni 80; Capasanta gratinata null; Risotto ai gamberi null; Sorbetto al mandarino null',
  ],
  'the last of many loud dishes costs what stands beside it, and not what stands below': [
    'LOMO DE BELLOTA 21€\nDe diez\nENSALADILLA RUSA 11€\nCremosa de la casa\nTARTAR DE SALMÓN 17€\nBien sin más\nCIGALA A LA PLANCHA 26€\nPunto y aparte\nCHULETÓN DE VACA 24€\nCarne con sabor\nMERLUZA DE PINCHO 23€\nPara los que cuidan la línea\nTarta de la abuela para acabar\nOtras visitas',
    ': LOMO DE BELLOTA 21; ENSALADILLA RUSA 11; TARTAR DE SALMÓN 17; CIGALA A LA PLANCHA 26; CHULETÓN DE VACA 24; MERLUZA DE PINCHO 23',
  ],
});

eachReads(menuIn, {
  'a tilde beside a price': [
    'Pot Pie\nroasted turkey\n~13~\nFried Trout\nalmonds, corn\n~17~\nItalian Market\nroast pork\n~12~',
    ': Pot Pie 13; Fried Trout 17; Italian Market 12',
  ],
  'a star beside a price': [
    'Egg Salad Sandwich $11*\nPo Boy with Pickle $15 *',
    ': Egg Salad Sandwich 11; Po Boy with Pickle 15',
  ],
  'each beside a price': [
    'Smoked Trout\nEach / 4\nRye Toast\nEach / 3',
    ': Smoked Trout 4; Rye Toast 3',
  ],
});

eachReads(menuIn, {
  'a whole menu on one line: English, with pounds': [
    'Starters Tomato soup £6.50 with basil Garlic bread £4.50 Bruschetta £5.95 Mains Fish and chips £14.95 with mushy peas Steak and ale pie £15.50 Burger £13.50',
    'Starters: Tomato soup 6.5; Garlic bread 4.5; Bruschetta 5.95 | Mains: Fish and chips 14.95; Steak and ale pie 15.5; Burger 13.5',
  ],
  'a whole menu on one line: loud titles, and what is said behind each price': [
    'GRILLED KEBABS Chicken Malai 13.95 Boneless breast marinated with cream cheese and cardamom. Lamb Boti 16.95 Cubes of leg of lamb rubbed with raw papaya. VEGETABLE KEBABS Paneer Tikka 12.50 Cubes of cheese in mint. Stuffed Mushrooms 11.50 With spinach and cheese.',
    'GRILLED KEBABS: Chicken Malai 13.95; Lamb Boti 16.95 | VEGETABLE KEBABS: Paneer Tikka 12.5; Stuffed Mushrooms 11.5',
  ],
});

test('of a whole menu on one line, what else a dish may be is told in a few words', () => {
  const text =
    'GRILLED KEBABS Chicken Malai 13.95 Boneless breast marinated with cream cheese and cardamom. Lamb Boti 16.95 Cubes of leg of lamb rubbed with raw papaya. VEGETABLE KEBABS Paneer Tikka 12.50 Cubes of cheese in mint. Stuffed Mushrooms 11.50 With spinach and cheese.';
  const doubts = sectionsOf(text).flatMap(({ dishes }) => dishes.flatMap((dish) => dish.doubts));
  expect(doubts.length).toBeGreaterThan(0);
  expect(Math.max(...doubts.map(({ reason }) => reason.length))).toBeLessThan(120);
});

test('what is said of several dishes in the same words is said of each', () => {
  expect(
    saidIn(
      'Mains\nBurger 9.50\nServed with fries and salad\nSchnitzel 9.50\nServed with fries and salad\nTrout 9.50\nServed with fries and salad\nSteak 9.50\nServed with fries and salad',
    ),
  ).toBe(
    'Burger 9.5 (Served with fries and salad); Schnitzel 9.5 (Served with fries and salad); Trout 9.5 (Served with fries and salad); Steak 9.5 (Served with fries and salad)',
  );
});
