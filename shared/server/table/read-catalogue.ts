import {
  type OwnersCatalogue,
  storedCategory,
  storedItem,
  storedMenu,
  storedRestaurant,
} from '../../menu/stored-catalogue.ts';
import { idAfter, keys } from './keys.ts';
import type { Table } from './table.ts';

/** Groups the rows of an owner's catalogue by type. */
export function readCatalogue(rows: Record<string, unknown>[]): OwnersCatalogue {
  const of = ({ sortPrefix }: { sortPrefix: string }) =>
    rows.filter(({ sk }) => idAfter(sortPrefix, sk) !== undefined);
  return {
    restaurants: of(keys.restaurant).map((row) => storedRestaurant.parse(row)),
    menus: of(keys.menu).map((row) => storedMenu.parse(row)),
    categories: of(keys.category).map((row) => storedCategory.parse(row)),
    items: of(keys.item).map((row) => storedItem.parse(row)),
  };
}

const prefixes = [keys.restaurant, keys.menu, keys.category, keys.item]
  .map(({ sortPrefix }) => sortPrefix)
  .toSorted();

/** An owner's catalogue, without other rows under the key: deleted things stay there until they expire. */
export async function queryCatalogue(table: Table, ownerId: string): Promise<OwnersCatalogue> {
  const [first = '', last = ''] = [prefixes[0], prefixes.at(-1)];
  return readCatalogue(await table.queryBetween(keys.quota.pk(ownerId), first, `${last}\uffff`));
}
