import { type Sortable, sortOrdersIn } from './sort-orders.ts';
import type { OwnersCatalogue, StoredCategory, StoredItem } from './stored-catalogue.ts';

export type Numbered<Thing> = Omit<Thing, 'sort_order'> & { sort_order: number };

type Shown = { categories: Numbered<StoredCategory>[]; items: Numbered<StoredItem>[] };

function withNumbers<Thing extends Sortable>(things: readonly Thing[], lists: string[][]) {
  const numbers = sortOrdersIn(things, lists);
  return things.map((thing) => ({ ...thing, sort_order: numbers.get(thing.id) ?? 0 }));
}

/** Categories and items with sort numbers derived from the lists, which decide the order. */
export const numbered = ({ menus, categories, items }: OwnersCatalogue): Shown => ({
  categories: withNumbers(
    categories,
    menus.map((menu) => menu.category_ids),
  ),
  items: withNumbers(
    items,
    categories.map((category) => category.item_ids),
  ),
});

export const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]));

/** The things a list names, in order; ids of deleted things are skipped. */
export const membersOf = <Thing>(
  ids: readonly string[],
  things: ReadonlyMap<string, Thing>,
): Thing[] =>
  ids.flatMap((id) => {
    const thing = things.get(id);
    return thing === undefined ? [] : [thing];
  });
