import { read } from './testing/read-text.ts';

const first = (text: string) => read(text).sections[0];

test.each([
  'Served with bread',
  'served with bread and butter',
  'All burgers come with fries',
  'ALL BURGERS COME WITH FRIES',
  'All our pizzas are made with buffalo mozzarella',
  '+2 for oat milk',
  'Oat milk +€0.50',
  'Gluten free base on request',
  'Alle Burger werden mit Pommes serviert',
  'Dazu Brot und Butter',
  'Tous nos plats sont servis avec des frites',
  'Tutte le pizze sono servite con insalata',
])('%s under a title is a note of the section', (note) => {
  const section = first(`BURGERS\n${note}\nClassic 12.00\nDouble 15.00`);
  expect(section).toMatchObject({ name: 'BURGERS', note, description: '' });
  expect(section?.dishes.map(({ name }) => name)).toEqual(['Classic', 'Double']);
});

test('it may stand in brackets, in two lines, apart from the dishes, and below them where it is said of all', () => {
  expect(first('BURGERS\n(served with fries)\n\nClassic 12.00')?.note).toBe('served with fries');
  expect(first('BURGERS\nServed with fries\nand a salad\nClassic 12.00')?.note).toBe(
    'Served with fries and a salad',
  );
  const below = first('BURGERS\nClassic 12.00\nSmash 15.00\nAll burgers come with fries');
  expect(below).toMatchObject({
    note: 'All burgers come with fries',
    dishes: [{}, { name: 'Smash', description: '', doubts: [] }],
  });
});

test('each section has its own', () => {
  const { sections } = read(
    'BURGERS\nServed with fries\nClassic 12.00\n\nCOFFEE\n+0.50 for oat milk\nLatte 4.00',
  );
  expect(sections.map(({ note }) => note)).toEqual(['Served with fries', '+0.50 for oat milk']);
});

test('what is said of one dish is its description', () => {
  expect(first('MAINS\nSteak 24.00\nserved with fries')).toMatchObject({
    note: '',
    dishes: [{ name: 'Steak', description: 'served with fries' }],
  });
  expect(first('MAINS\nSteak\nServed with fries\n24.00\nPie 12.00')).toMatchObject({
    note: '',
    dishes: [{ name: 'Steak', description: 'Served with fries', price: 24 }, { name: 'Pie' }],
  });
});

test.each([
  ['a description', 'Fresh from our garden, every morning'],
  ['an address', '12 High Street, served since 1998'],
  ['a legend', 'A = gluten, C = egg'],
  ['a word on allergens', 'Allergens on request'],
  ['a word on prices', 'All prices include VAT'],
  ['hours', 'Served 11:00-15:00'],
])('%s is no note: %s', (_kind, line) => {
  expect(first(`MAINS\n${line}\nSteak 24.00\nPie 12.00`)?.note).toBe('');
});

test('a title of a whole menu, and extras with a price each, are none', () => {
  expect(read('The Fig Tree\nServed with love\n\nMAINS\nSteak 24.00').sections).toMatchObject([
    { name: 'MAINS', note: '' },
  ]);
  expect(first('EXTRAS\nCheese 1.00\nBacon 2.00')).toMatchObject({
    note: '',
    dishes: [{ name: 'Cheese' }, { name: 'Bacon' }],
  });
});
