import type { Item } from '../../contracts/catalogue/items/item.ts';
import { writeCsv } from './csv.ts';
import { textOfChoices, textOfPrice } from '../prices/choice-text.ts';
import { columns, joinNames } from './item-columns.ts';

const yesNo = (flag: boolean) => (flag ? 'yes' : 'no');

/** All items as a CSV file that can be reimported, with their currency's decimals. */
export const writeItems = (items: readonly Item[], decimals = 2): string =>
  writeCsv([
    columns,
    ...items.map((item) => [
      item.name,
      item.description ?? '',
      textOfPrice(item, decimals),
      textOfChoices(item.choices, decimals),
      item.calories?.toString() ?? '',
      item.allergens ?? '',
      yesNo(item.is_vegetarian),
      yesNo(item.is_vegan),
      yesNo(item.is_gluten_free),
      yesNo(item.is_available),
      String(item.sort_order),
      joinNames(item.categories.map(({ name }) => name)),
    ]),
  ]);

export const template = writeCsv([
  columns,
  [
    'Tomato soup',
    'With basil and sourdough',
    '8.50',
    '',
    '240',
    'gluten, celery, may contain: milk',
    'yes',
    'yes',
    'no',
    'yes',
    '0',
    'Starters | Soups',
  ],
  [
    'Riesling',
    'Dry, from the Mosel',
    '',
    'Glass=8.00; Bottle=32.00',
    '',
    'sulfites',
    'yes',
    'yes',
    'yes',
    'yes',
    '1',
    '',
  ],
]);
