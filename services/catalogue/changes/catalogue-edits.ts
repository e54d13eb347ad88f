import { notFound, HttpError } from '@menuleaf/shared/server/http-error.ts';
import { byId } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { refuseOverwrite } from '../replies.ts';
import { knownNumbers, placed } from './placing.ts';

export const nounOf = {
  restaurants: 'Restaurant',
  menus: 'Menu',
  categories: 'Category',
  items: 'Menu item',
} as const;

/** Finds a row by id; throws 404. */
export function oneOf<Kind extends Counted>(
  catalogue: OwnersCatalogue,
  kind: Kind,
  id: string,
): OwnersCatalogue[Kind][number] {
  const found = byId<OwnersCatalogue[Kind][number]>(catalogue[kind]).get(id);
  if (!found) throw notFound(nounOf[kind]);
  return found;
}

/** Throws 404 if any of them does not exist. */
export function mustExist(catalogue: OwnersCatalogue, kind: Counted, ids: readonly string[]) {
  const known = new Set(catalogue[kind].map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw notFound(nounOf[kind]);
}

/** Throws 422 if an order contains duplicates. */
export function mustBeDistinct(ids: readonly string[]) {
  if (new Set(ids).size < ids.length) throw new HttpError(422, 'Each may be named only once.');
}

/** Throws 409 if the stored row changed since the form loaded it. */
export function mustNotBeStale(row: { updated_at: string }, loaded: string | undefined) {
  if (loaded !== undefined && loaded !== row.updated_at) throw refuseOverwrite();
}

/** Only the fields sent; absent ones are unchanged. */
export const sentFields = <Fields extends object>(fields: Fields): Partial<Fields> => {
  const sent: Partial<Fields> = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) Reflect.deleteProperty(sent, name);
  }
  return sent;
};

const replaced = <Row extends { id: string }>(rows: readonly Row[], changed: readonly Row[]) => {
  const changes = byId(changed);
  return rows.map((row) => changes.get(row.id) ?? row);
};

/** Replaces rows by id; all other rows keep their identity. */
export const withRows = (
  catalogue: OwnersCatalogue,
  changed: Partial<OwnersCatalogue>,
): OwnersCatalogue => ({
  restaurants: replaced(catalogue.restaurants, changed.restaurants ?? []),
  menus: replaced(catalogue.menus, changed.menus ?? []),
  categories: replaced(catalogue.categories, changed.categories ?? []),
  items: replaced(catalogue.items, changed.items ?? []),
});

/** Replaces the lists of these holders. */
export function withLists(
  catalogue: OwnersCatalogue,
  kind: 'menus' | 'categories',
  lists: ReadonlyMap<string, string[]>,
): OwnersCatalogue {
  return kind === 'menus'
    ? withRows(catalogue, {
        menus: catalogue.menus.flatMap((menu) => {
          const category_ids = lists.get(menu.id);
          return category_ids ? [{ ...menu, category_ids }] : [];
        }),
      })
    : withRows(catalogue, {
        categories: catalogue.categories.flatMap((category) => {
          const item_ids = lists.get(category.id);
          return item_ids ? [{ ...category, item_ids }] : [];
        }),
      });
}

/** Each holder's list, by holder id. */
export const listsOf = (catalogue: OwnersCatalogue, kind: 'menus' | 'categories') =>
  new Map(
    kind === 'menus'
      ? catalogue.menus.map(({ id, category_ids }) => [id, category_ids] as const)
      : catalogue.categories.map(({ id, item_ids }) => [id, item_ids] as const),
  );

const holderOf = { categories: 'menus', items: 'categories' } as const;

/** A thing's holders, with its index in each. */
export function placesOf(catalogue: OwnersCatalogue, kind: 'categories' | 'items', id: string) {
  const places = new Map<string, number>();
  for (const [holder, list] of listsOf(catalogue, holderOf[kind])) {
    const at = list.indexOf(id);
    if (at >= 0) places.set(holder, at);
  }
  return places;
}

/** Adds a thing to these holders, by its sort order or at the end. */
export function addToHolders(
  catalogue: OwnersCatalogue,
  kind: 'categories' | 'items',
  coming: { id: string; name: string; sort_order?: number | undefined },
  holders: Iterable<string>,
): OwnersCatalogue {
  const known = knownNumbers(catalogue);
  const lists = listsOf(catalogue, holderOf[kind]);
  const changed = new Map<string, string[]>();
  for (const holder of holders) changed.set(holder, placed(lists.get(holder) ?? [], coming, known));
  return withLists(catalogue, holderOf[kind], changed);
}

export function removeFromHolders(
  catalogue: OwnersCatalogue,
  kind: 'categories' | 'items',
  id: string,
) {
  const lists = listsOf(catalogue, holderOf[kind]);
  const holders = placesOf(catalogue, kind, id).keys();
  const changed = new Map<string, string[]>();
  for (const holder of holders) {
    changed.set(
      holder,
      (lists.get(holder) ?? []).filter((one) => one !== id),
    );
  }
  return withLists(catalogue, holderOf[kind], changed);
}
