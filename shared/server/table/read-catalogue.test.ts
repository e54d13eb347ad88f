import { dinersCategories } from '../../menu/diners-menu.ts';
import { plainDish } from '../../testing/plain-dish.ts';
import { keys } from './keys.ts';
import { readCatalogue } from './read-catalogue.ts';

const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
const item = (name: string) => ({
  sk: keys.item.sk(name),
  id: name,
  name,
  ...plainDish,
  price_thousandths: 1000,
  ...stamps,
});
const category = (name: string, item_ids: string[]) => ({
  sk: keys.category.sk(name),
  id: name,
  name,
  description: null,
  item_ids,
  ...stamps,
});
const menu = (category_ids: string[]) => ({
  sk: keys.menu.sk('m'),
  id: 'm',
  name: 'm',
  description: null,
  category_ids,
  ...stamps,
});

const shownOf = (rows: Record<string, unknown>[]) => {
  const catalogue = readCatalogue(rows);
  const [first] = catalogue.menus;
  const shown = first ? dinersCategories(first, catalogue, false, new Date()) : [];
  return shown.map(({ name, items }) => [name, items.map((one) => one.name).join('')]);
};

test('lists are shown in their order, each list its own', () => {
  const rows = [
    ...['a', 'b', 'c'].map(item),
    category('Mains', ['a', 'c', 'gone', 'b']),
    category('Bread', ['b', 'c']),
    menu(['Mains', 'gone', 'Bread']),
  ];
  expect(shownOf(rows)).toEqual([
    ['Mains', 'acb'],
    ['Bread', 'bc'],
  ]);
});
