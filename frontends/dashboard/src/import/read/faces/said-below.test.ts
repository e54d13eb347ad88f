import { withSmallerBelow } from './said-below.ts';

const dish = (text: string) => ({ text, size: 12 });
const small = (text: string) => ({ text, size: 10 });

test('on a page, a smaller line below a dish or a title that reads like a title is none', () => {
  const lines = [
    { text: 'Mains', size: 18 },
    small('After 4 PM'),
    dish('Sausage    9.90'),
    small('Chips'),
    dish('Meat loaf    11.50'),
    small('Fried potatoes'),
    dish('Strudel    7.20'),
    small('Custard'),
    dish('Leek tart    12.00'),
    small('with cream, chives'),
  ];
  expect(withSmallerBelow(lines).map(({ text }) => text)).toEqual([
    'Mains',
    '(After 4 PM)',
    'Sausage    9.90',
    '(Chips)',
    'Meat loaf    11.50',
    '(Fried potatoes)',
    'Strudel    7.20',
    '(Custard)',
    'Leek tart    12.00',
    'with cream, chives',
  ]);
});
