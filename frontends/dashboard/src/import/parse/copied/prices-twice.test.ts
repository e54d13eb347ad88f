import { expect, test } from '@jest/globals';
import { dishesOf, menuIn, saidIn, toldIn } from '../testing/read-text.ts';

test('a price that is copied above its dish and below it is one', () => {
  const dish = (name: string, said: string, price: string) => [price, name, said, price].join('\n');
  const text = [
    'Starters',
    dish('Beet hummus', 'with pita chips', '$9'),
    dish('Crab dip', 'house crostini', '$12'),
    dish('Wings', 'hot or dry rub', '$11'),
    dish('House salad', 'greens, radish', '$5\n/\n$9'),
  ].join('\n');
  expect(saidIn(text)).toBe(
    'Beet hummus 9 (with pita chips); Crab dip 12 (house crostini); Wings 11 (hot or dry rub); House salad 5 (greens, radish)',
  );
});

test('a table that is copied with each cell on a line has the columns of its head', () => {
  const text =
    'Raciones\nMEDIA\nENTERA\nBRAVAS\n-\n6.50€\nQUESO\n5.50€\n9.20€\nSEPIA\n7.20€\n12.20€';
  expect(menuIn(text)).toBe(
    'Raciones: BRAVAS 6.5 (Entera 6.5); QUESO 5.5 (Media 5.5, Entera 9.2); SEPIA 7.2 (Media 7.2, Entera 12.2)',
  );
});

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

test('a page lists «Vegetarian» among its parts, and what a dish cost before is no dish', () => {
  const text = [
    ...[
      'Chicken',
      'Vegetarian',
      'Drinks',
      'Chicken',
      'Korma',
      'cashew, cream',
      '€ 13.52',
      '€ 15.90',
    ],
    ...['-15%', 'Vindaloo', 'hot, with potato', '€ 15.90', 'Vegetarian', 'Palak paneer'],
    ...['spinach, cheese', '€ 13.90', 'Daal', 'lentils, butter', '€ 12.90', 'Drinks', 'Lassi'],
    ...['€ 4.90', 'Cola', '€ 3.20'],
  ].join('\n');
  expect(menuIn(text)).toMatch(
    /^Chicken: Korma 13.52; Vindaloo 15.9 \| Vegetarian: Palak paneer 13.9; Daal 12.9 \| Drinks: Lassi 4.9; Cola 3.2$/,
  );
});

test('the lines of a page tell names from titles, notes and what is said of dishes, whatever its titles are called', () => {
  const text = [
    ...['To begin', 'Soup of the day', 'Ask for today’s flavor', '£7.50', 'Crispy squid'],
    ...['Salt and pepper squid with garlic mayo', '302 kcal', '£8.50', 'From the grill'],
    ...['All served with fries or rice', 'Classic', 'Beef patty, cheddar, pickles', '£10.50'],
    ...['Smoky bean', 'Black bean patty with chipotle mayo', '£12.50', 'Sweet things', 'Brownie'],
    ...['Warm with vanilla ice cream', '£6.50', 'Lemon tart', 'Raspberry sorbet', '£6'],
  ].join('\n');
  expect(toldIn(text)).toBe(
    'To begin: Soup of the day 7.5 (Ask for today’s flavor); Crispy squid 8.5 (Salt and pepper squid with garlic mayo 302 kcal) | From the grill: Classic 10.5 (Beef patty, cheddar, pickles); Smoky bean 12.5 (Black bean patty with chipotle mayo) | Sweet things: Brownie 6.5 (Warm with vanilla ice cream); Lemon tart 6 (Raspberry sorbet)',
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
