import { altText } from './alt-text.ts';

const dish = (id: string, name: string, choices: string[] = []) => ({
  id,
  name,
  description: 'Not said',
  price: '$9.00',
  choices,
  diets: [],
  photo: undefined,
});
const sections = [
  { id: 's1', name: 'Starters', note: undefined, dishes: [dish('i1', 'Soup'), dish('i2', 'Tart')] },
  {
    id: 's2',
    name: 'Wine',
    note: undefined,
    dishes: [dish('i3', 'Pinot', ['Glass $8', 'Bottle $30'])],
  },
];

test('it says what the picture shows and nothing of the others', () => {
  expect(altText('Olive Yard, Lunch.', sections, new Set(['i1', 'i3']))).toBe(
    'Olive Yard, Lunch.\nStarters: Soup, $9.00.\nWine: Pinot, Glass $8, Bottle $30.',
  );
});

test('a dish without a price is named alone', () => {
  const course = { ...dish('i1', 'Soup'), price: '' };
  const own = [{ id: 's', name: 'Starters', note: undefined, dishes: [course] }];
  expect(altText('Olive Yard.', own, new Set(['i1']))).toBe('Olive Yard.\nStarters: Soup.');
});

test('where that is more than apps take, it names dishes without prices, and is never longer', () => {
  const many = Array.from({ length: 80 }, (_, at) => dish(`d${at}`, `Dish ${at}`));
  const ids = new Set(many.map(({ id }) => id));
  const own = [{ id: 's', name: 'All', note: undefined, dishes: many }];
  expect(altText('Olive Yard.', own, ids)).toContain('Dish 1; Dish 2');
  const long = [{ ...own[0]!, dishes: many.map((one) => ({ ...one, name: one.name.repeat(20) })) }];
  expect(altText('Olive Yard.', long, ids)).toHaveLength(1000);
});
