import { dishesOf, saidIn, toldIn, menuIn, eachReads } from '../testing/read-text.ts';

test('whether what is said of a dish stands above its price or below, its words tell', () => {
  const below = [
    ...['Snacks', 'Frikandel', '+', '€ 3,25', 'Met mayonaise, curry en uitjes', 'Kroket', '+'],
    ...['€ 2,60', 'Loempia', '+', 'Vanaf € 2,75', 'Ham, kaas, ei', 'Kaassoufflé', '+', '€ 2,75'],
    ...['Dranken', 'Fristi', '+', '€ 2,50', 'Milkshake', '+', '€ 4,50'],
  ].join('\n');
  expect(saidIn(below)).toBe(
    'Frikandel 3.25 (Met mayonaise, curry en uitjes); Kroket 2.6; Loempia 2.75 (Ham, kaas, ei); Kaassoufflé 2.75; Fristi 2.5; Milkshake 4.5',
  );
  const above = [
    ...[
      'Para empezar',
      'Esgarraet',
      'Pimiento, bacalao y mojama',
      '10,00 €',
      'Tellinas',
      '14,00 €',
    ],
    ...['Calamar', '12,00 €', 'Arroces', 'Arroz a banda', '17,00 €', 'Paella valenciana'],
    ...['Pollo, conejo, garrofó', '16,50 €', 'Arroz del senyoret', 'Todo pelado', '18,00 €'],
  ].join('\n');
  expect(menuIn(above)).toBe(
    'Para empezar: Esgarraet 10; Tellinas 14; Calamar 12 | Arroces: Arroz a banda 17; Paella valenciana 16.5; Arroz del senyoret 18',
  );
});

test('of such a page, sizes are of one dish, and a diet between a price and a name is of none', () => {
  const text = [
    ...['Petiscos', 'Bolinho de bacalhau', '6 unidades, acompanha limão', 'R$38', 'Coxinha'],
    ...['Frango com catupiry, massa leve', 'R$34', 'Vegetariano', 'Dadinho de tapioca'],
    ...['Com geleia de pimenta', 'R$32', 'Sobremesas', 'Pudim', 'R$18', 'Bebidas', 'Caipirinha'],
    ...['Limão, morango', 'Meia', 'R$26', 'Inteira', 'R$39', 'Suco', 'Laranja, abacaxi', 'R$14'],
  ].join('\n');
  const dishes = dishesOf(text);
  expect(dishes.map(({ name, choices }) => [name, choices.length])).toEqual([
    ...['Bolinho de bacalhau', 'Coxinha', 'Dadinho de tapioca', 'Pudim'].map((name) => [name, 0]),
    ['Caipirinha', 2],
    ['Suco', 0],
  ]);
  expect(dishes.filter(({ isVegetarian }) => isVegetarian)).toEqual([]);
});

test('a price that is copied above its dish and below it is one', () => {
  expect(
    saidIn(
      'Starters\n$9\nBeet hummus\nwith pita chips\n$9\n$12\nCrab dip\nhouse crostini\n$12\n$11\nWings\nhot or dry rub\n$11\n$5\n/\n$9\nHouse salad\ngreens, radish\n$5\n/\n$9',
    ),
  ).toBe(
    'Beet hummus 9 (with pita chips); Crab dip 12 (house crostini); Wings 11 (hot or dry rub); House salad 5 (greens, radish)',
  );
});

eachReads(menuIn, {
  'a table that is copied with each cell on a line has the columns of its head': [
    'Raciones\nMEDIA\nENTERA\nBRAVAS\n-\n6.50€\nQUESO\n5.50€\n9.20€\nSEPIA\n7.20€\n12.20€',
    'Raciones: BRAVAS 6.5 (Entera 6.5); QUESO 5.5 (Media 5.5, Entera 9.2); SEPIA 7.2 (Media 7.2, Entera 12.2)',
  ],
  'a page lists «Vegetarian» among its parts, and what a dish cost before is no dish': [
    'Chicken\nVegetarian\nDrinks\nChicken\nKorma\ncashew, cream\n€ 13.52\n€ 15.90\n-15%\nVindaloo\nhot, with potato\n€ 15.90\nVegetarian\nPalak paneer\nspinach, cheese\n€ 13.90\nDaal\nlentils, butter\n€ 12.90\nDrinks\nLassi\n€ 4.90\nCola\n€ 3.20',
    'Chicken: Korma 13.52; Vindaloo 15.9 | Vegetarian: Palak paneer 13.9; Daal 12.9 | Drinks: Lassi 4.9; Cola 3.2',
  ],
});

test('the lines of a page tell names from titles, notes and what is said of dishes, whatever its titles are called', () => {
  expect(
    toldIn(
      'To begin\nSoup of the day\nAsk for today’s flavor\n£7.50\nCrispy squid\nSalt and pepper squid with garlic mayo\n302 kcal\n£8.50\nFrom the grill\nAll served with fries or rice\nClassic\nBeef patty, cheddar, pickles\n£10.50\nSmoky bean\nBlack bean patty with chipotle mayo\n£12.50\nSweet things\nBrownie\nWarm with vanilla ice cream\n£6.50\nLemon tart\nRaspberry sorbet\n£6',
    ),
  ).toBe(
    'To begin: Soup of the day 7.5 (Ask for today’s flavor); Crispy squid 8.5 (Salt and pepper squid with garlic mayo 302 kcal) | From the grill: Classic 10.5 (Beef patty, cheddar, pickles); Smoky bean 12.5 (Black bean patty with chipotle mayo) | Sweet things: Brownie 6.5 (Warm with vanilla ice cream); Lemon tart 6 (Raspberry sorbet)',
  );
});
