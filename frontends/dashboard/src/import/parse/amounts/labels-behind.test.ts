import { sizedOf } from '../testing/read-text.ts';

test.each([
  ['Tomato soup 4.50 small 6.50 large', 'Tomato soup|Small=4.5 Large=6.5'],
  ['Tomato soup 4.50 cup / 6.50 bowl', 'Tomato soup|Cup=4.5 Bowl=6.5'],
  ['Soppa 75 kr liten 95 kr stor', 'Soppa|Liten=75 Stor=95'],
  ['Vino 4,50 € copa 18,50 € botella', 'Vino|Copa=4.5 Botella=18.5'],
])('a size stands behind its price where the line ends in one: %s', (line, read) => {
  expect(sizedOf(`Menu\n${line}\nSalad 7.50\nBread 3.50`)[0]).toBe(read);
});

test('what is said behind prices is no size', () => {
  expect(sizedOf('Mains\nSteak 18.50 with chips\nPie 9.50 / 16.50 (v)')).toEqual([
    'Steak|18.5',
    'Pie|Small=9.5 Large=16.5',
  ]);
});
