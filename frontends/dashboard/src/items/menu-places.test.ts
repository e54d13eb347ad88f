import { dinner, pasta, soup } from '../testing/catalogue-for-tests.ts';
import { inMenuOrder, inOneList } from './menu-places.ts';

const drinks = { ...pasta, id: 'c2', name: 'Drinks' };
const winter = { ...pasta, id: 'c3', name: 'Winter' };
const dish = (id: string, sort_order: number, ...categories: { id: string; name: string }[]) => ({
  ...soup,
  id,
  name: id,
  sort_order,
  categories,
});
const items = [
  dish('wine', 3, drinks),
  dish('loose', 0),
  dish('stew', 1, winter),
  dish('ravioli', 2, pasta),
  dish('carbonara', 1, pasta, drinks),
];
const lunch = { ...dinner, id: 'm0', name: 'Lunch', is_active: false, categories: [drinks] };

/** The list as it reads, with headings in capitals. */
const lines = (placed: ReturnType<typeof inMenuOrder>) =>
  placed.flatMap(({ item, heading, also }) => [
    ...(heading?.menu === undefined ? [] : [heading.menu.toUpperCase()]),
    ...(heading ? [[heading.title.toUpperCase(), heading.alsoOn].filter(Boolean).join(' / ')] : []),
    [item.name, also].filter(Boolean).join(': '),
  ]);

test('items stand where guests find them, each once, and those on no menu come last', () => {
  expect(lines(inMenuOrder(items, [{ ...dinner, categories: [pasta, drinks] }]))).toEqual([
    'PASTA',
    'carbonara: Also in Drinks',
    'ravioli',
    'DRINKS',
    'wine',
    'NOT ON ANY MENU',
    'loose: No categories assigned',
    'stew: Winter',
  ]);
});

test('of several menus each is named, the one that guests see first, and a category stands once', () => {
  const menus = [lunch, { ...dinner, categories: [pasta, drinks] }];
  expect(lines(inMenuOrder(items, menus)).slice(0, 6)).toEqual([
    'DINNER',
    'PASTA',
    'carbonara: Also in Drinks',
    'ravioli',
    'DRINKS / Lunch',
    'wine',
  ]);
  const apart = [
    { ...lunch, categories: [winter] },
    { ...dinner, categories: [pasta] },
  ];
  const tea = dish('tea', 1, pasta, winter, drinks);
  expect(lines(inMenuOrder([tea], apart)).at(-1)).toBe('tea: Also in Winter (Lunch), Drinks');
});

test('in one list each item says all its categories', () => {
  expect(lines(inOneList(items))).toEqual([
    'wine: Drinks',
    'loose: No categories assigned',
    'stew: Winter',
    'ravioli: Pasta',
    'carbonara: Pasta, Drinks',
  ]);
});
