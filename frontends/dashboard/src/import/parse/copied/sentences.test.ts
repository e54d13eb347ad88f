import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

const readOf = (text: string) =>
  readMenu(linesOfText(text)).sections.map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) => [dish.name, dish.choices.length > 0 ? dish.choices : dish.price]),
  ]);

test('dishes within a sentence, each with its price in brackets', () => {
  const text =
    'SOPAS: caldo verde (€3), creme de lavagante (€9). PEIXES: arroz de lampreia (€28), bacalhau (€14,50) e linguado (€22).';
  expect(readOf(text)).toEqual([
    ['SOPAS', ['caldo verde', 3], ['creme de lavagante', 9]],
    ['PEIXES', ['arroz de lampreia', 28], ['bacalhau', 14.5], ['linguado', 22]],
  ]);
});

test('a bracket of counts names as many prices', () => {
  expect(readOf('Starters\nCroquettes (1, 2 or 3 pcs)    €13/€25 /€36\nSoup    €9')).toEqual([
    [
      'Starters',
      [
        'Croquettes',
        [
          { name: '1 pcs', price: 13 },
          { name: '2 pcs', price: 25 },
          { name: '3 pcs', price: 36 },
        ],
      ],
      ['Soup', 9],
    ],
  ]);
});

test('courses with a dash below what a menu costs each guest are dishes', () => {
  const text = `Menu del Mulino: 65 € a testa
– Crostini di fegatini
– Cappelletti in brodo
– Faraona ripiena
Menu di Nanni: 80 € a testa
– Capasanta gratinata
– Risotto ai gamberi
– Sorbetto al mandarino`;
  expect(readOf(text).flatMap(([, ...dishes]) => dishes).length).toBe(8);
});

test('the last of many loud dishes costs what stands beside it, and not what stands below', () => {
  const text = `LOMO DE BELLOTA 21€
De diez
ENSALADILLA RUSA 11€
Cremosa de la casa
TARTAR DE SALMÓN 17€
Bien sin más
CIGALA A LA PLANCHA 26€
Punto y aparte
CHULETÓN DE VACA 24€
Carne con sabor
MERLUZA DE PINCHO 23€
Para los que cuidan la línea
Tarta de la abuela para acabar
Otras visitas`;
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(dishes.filter(({ price }) => price === 23).map(({ name }) => name)).toEqual([
    'MERLUZA DE PINCHO',
  ]);
});

test('an hour within a sentence is no price, and a price in brackets may have words behind it', () => {
  const text = `Toast
Na 16.30 uur niet altijd mogelijk
Ham €6.25
Zeewolf gebakken (€39,80) baktijd twintig min.`;
  expect(readOf(text).flatMap(([, ...dishes]) => dishes)).toEqual([
    ['Ham', 6.25],
    ['Zeewolf gebakken', 39.8],
  ]);
});

test('what is said of several dishes in the same words is said of each', () => {
  const dish = (name: string) => `${name} 9.50\nServed with fries and salad`;
  const text = ['Mains', ...['Burger', 'Schnitzel', 'Trout', 'Steak'].map(dish)].join('\n');
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(dishes.every(({ description }) => description !== '')).toBe(true);
});
