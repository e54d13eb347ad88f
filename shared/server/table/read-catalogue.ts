import { byMenuOrder } from '../../menu/menu-order.ts';
import {
  type OwnersCatalogue,
  storedCategory,
  storedItem,
  storedMenu,
  storedRestaurant,
} from '../../menu/stored-catalogue.ts';
import { idAfter, keys } from './keys.ts';
import type { Table } from './table.ts';

type Row = Record<string, unknown>;

/** A set of ids has no order: its members are sorted as before lists, by number and name. */
const withList =
  (
    field: string,
    members: readonly { id: string; sort_order?: number | undefined; name: string }[],
  ) =>
  (row: Row): Row => {
    const ids = row[field];
    if (!(ids instanceof Set)) return row;
    const held = members.filter(({ id }) => ids.has(id));
    const sorted = held.map((one) => ({ ...one, sort_order: one.sort_order ?? 0 }));
    return { ...row, [field]: sorted.toSorted(byMenuOrder).map(({ id }) => id) };
  };

/** Groups the rows of an owner's catalogue by type. */
export function readCatalogue(rows: Row[]): OwnersCatalogue {
  const of = ({ sortPrefix }: { sortPrefix: string }) =>
    rows.filter(({ sk }) => idAfter(sortPrefix, sk) !== undefined);
  const items = of(keys.item).map((row) => storedItem.parse(row));
  const categories = of(keys.category)
    .map(withList('item_ids', items))
    .map((row) => storedCategory.parse(row));
  return {
    restaurants: of(keys.restaurant).map((row) => storedRestaurant.parse(row)),
    menus: of(keys.menu)
      .map(withList('category_ids', categories))
      .map((row) => storedMenu.parse(row)),
    categories,
    items,
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
