import { expect, test } from '@jest/globals';
import { dinersCategories } from '../../menu/diners-menu.ts';
import { plainDish } from '../../testing/plain-dish.ts';
import { keys } from './keys.ts';
import { readCatalogue } from './read-catalogue.ts';

const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
const item = (name: string, sort_order: number) => ({
  sk: keys.item.sk(name),
  id: name,
  name,
  ...plainDish,
  price_cents: 100,
  sort_order,
  ...stamps,
});
const category = (name: string, sort_order: number, item_ids: unknown) => ({
  sk: keys.category.sk(name),
  id: name,
  name,
  description: null,
  sort_order,
  ...(item_ids !== undefined && { item_ids }),
  ...stamps,
});
const menu = (category_ids: unknown) => ({
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

const items = [item('c', 0), item('b', 0), item('a', 5)];

test('what was written as sets is shown as it was then: by number, then alphabetically', () => {
  const rows = [
    ...items,
    category('Mains', 1, new Set(['a', 'b', 'c', 'gone'])),
    category('Bread', 1, new Set(['c'])),
    category('Empty', 0, undefined),
    menu(new Set(['Mains', 'Bread', 'Empty', 'gone'])),
  ];
  expect(shownOf(rows)).toEqual([
    ['Empty', ''],
    ['Bread', 'c'],
    ['Mains', 'bca'],
  ]);
});

test('what was written as lists is shown in their order, each list its own', () => {
  const rows = [
    ...items,
    category('Mains', 1, ['a', 'c', 'gone', 'b']),
    category('Bread', 1, ['b', 'c']),
    menu(['Mains', 'gone', 'Bread']),
  ];
  expect(shownOf(rows)).toEqual([
    ['Mains', 'acb'],
    ['Bread', 'bc'],
  ]);
});
