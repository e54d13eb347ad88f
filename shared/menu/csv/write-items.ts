import type { Item } from '../../contracts/catalogue/items/item.ts';
import { writeCsv } from './csv.ts';
import { textOfChoices, textOfPrice } from '../prices/choice-text.ts';
import { columns, joinNames } from './item-columns.ts';

const yesNo = (flag: boolean) => (flag ? 'yes' : 'no');

type MoneyOf = (item: Item) => { decimals: number; currency?: string };

/** All items as a CSV file that can be reimported, with their currency's decimals, and its code where there are several. */
export function writeItems(items: readonly Item[], moneyOf: MoneyOf, isMixed = false): string {
  const currency = (code: string) => (isMixed ? [code] : []);
  return writeCsv([
    [...columns, ...currency('currency')],
    ...items.map((item) => [
      item.name,
      item.description ?? '',
      textOfPrice(item, moneyOf(item).decimals),
      textOfChoices(item.choices, moneyOf(item).decimals),
      item.calories?.toString() ?? '',
      item.allergens ?? '',
      yesNo(item.is_vegetarian),
      yesNo(item.is_vegan),
      yesNo(item.is_gluten_free),
      yesNo(item.is_available),
      String(item.sort_order),
      joinNames(item.categories.map(({ name }) => name)),
      ...currency(moneyOf(item).currency ?? ''),
    ]),
  ]);
}

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
