import { dishesOf, menuIn, pricesIn } from '../testing/read-text.ts';

test('below a block of names and what is said of them stand as many prices', () => {
  const text =
    'S M A L L  P L A T E S\n\nSoup of the day, warm sourdough, salted butter\nPotted crab, brown crab mayo, pickled\ncucumber, toast\nHam hock terrine, piccalilli, charred bread\nSalt & pepper squid, aioli\n\n6.5\n10\n8.5\n9\n\nSides\nChips 4\nSalad 5';
  expect(dishesOf(text).map(({ name, price }) => [name.split(',')[0], price])).toEqual([
    ['Soup of the day', 6.5],
    ['Potted crab', 10],
    ['Ham hock terrine', 8.5],
    ['Salt & pepper squid', 9],
    ['Chips', 4],
    ['Salad', 5],
  ]);
});

test.each([
  [
    'Vorspeisen',
    ['Tagessuppe', 'mit Bauernbrot', 'Feldsalat', 'mit Speck', 'Garnelen', 'mit Brot'],
  ],
  [
    'Entrantes',
    ['Gazpacho', 'con picatostes', 'Jamón ibérico', 'pan con tomate', 'Burrata', 'y aceite'],
  ],
])('%s: what begins in small letters goes on with the line above', (title, lines) => {
  const names = lines.filter((_, at) => at % 2 === 0);
  expect(menuIn(`${title}\n${lines.join('\n')}\n6,50\n7,50\n8,50\n`)).toBe(
    `${title}: ${names.map((name, at) => `${name} ${6.5 + at}`).join('; ')}`,
  );
});

test('titles in capitals may stand among the names, and a name may go on below', () => {
  const text =
    'WHILE YOU WAIT\nWarm sourdough, butter\nNocellara olives\nSTARTERS\nPotted shrimps, toasted\ncrumpet\nHam hock terrine\nHalf pint of prawns\n5\n4.5\n10.5\n9\n8/14\nMAINS\nFish pie 16';
  expect(menuIn(text)).toBe(
    'WHILE YOU WAIT: Warm sourdough, butter 5; Nocellara olives 4.5 | STARTERS: Potted shrimps, toasted crumpet 10.5; Ham hock terrine 9; Half pint of prawns 8 (Small 8, Large 14) | MAINS: Fish pie 16',
  );
});

test('names of two sections may have their prices below the second, in parts', () => {
  const text =
    'WHILE YOU WAIT\nOlives (ve)\nPork crackling, burnt apple\n\nSTARTERS\nSoup, crusty bread\nCured trout, horseradish,\ndill pickles\nBrie, hot honey\n~ extra bread £2 ~\n\n4.50\n4.75\n\n7.5\n9\n10.5\n\nMAINS\nFish pie 16';
  expect(menuIn(text)).toBe(
    'WHILE YOU WAIT: Olives 4.5; Pork crackling, burnt apple 4.75 | STARTERS: Soup, crusty bread 7.5; Cured trout, horseradish, dill pickles 9; Brie, hot honey 10.5; extra bread 2 | MAINS: Fish pie 16',
  );
});

test('so may names that stand in two scripts', () => {
  const text =
    'ΟΡΕΚΤΙΚΑ - STARTERS\nΤζατζίκι\nTzatziki\nΤυροκαυτερή\nSpicy cheese dip\nΝτολμαδάκια\nStuffed vine leaves\n4,50 €\n4,80 €\n6,00 €\n\nΣΑΛΑΤΕΣ - SALADS\nΧωριάτικη 8,00 €\nGreek salad';
  expect(pricesIn(text)).toBe('Τζατζίκι 4.5; Τυροκαυτερή 4.8; Ντολμαδάκια 6; Χωριάτικη 8');
});
