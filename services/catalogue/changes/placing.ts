import { alphabetical } from '@menuleaf/shared/menu/menu-order.ts';
import { numbered } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { Sortable } from '@menuleaf/shared/menu/sort-orders.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';

type Known = ReadonlyMap<string, { name: string; sort_order: number }>;

/** Sort orders as the API returns them; those in requests refer to these. */
export function knownNumbers(catalogue: OwnersCatalogue) {
  const { categories, items } = numbered(catalogue);
  return new Map([...categories, ...items].map((one) => [one.id, one]));
}

/**
 * Inserts or moves an entry: before the first with a greater sort order, ties alphabetical; at the end if it has none.
 */
export function placed(list: readonly string[], coming: Sortable, known: Known): string[] {
  const { id, name, sort_order } = coming;
  const rest = list.filter((one) => one !== id);
  if (sort_order === undefined) return [...rest, id];
  const at = rest.findIndex((one) => {
    const member = known.get(one);
    if (!member) return false;
    const by = member.sort_order - sort_order || alphabetical(member.name, name);
    return by > 0;
  });
  return at < 0 ? [...rest, id] : rest.toSpliced(at, 0, id);
}

const byNumber = (a: Required<Sortable>, b: Required<Sortable>) =>
  a.sort_order - b.sort_order || alphabetical(a.name, b.name);

/** Places several, each by its sort order; those without one go last, in the given order. */
export function allPlaced(list: readonly string[], coming: readonly Sortable[], known: Known) {
  const ids = new Set(coming.map(({ id }) => id));
  const among = new Map(known);
  let next = list.filter((id) => !ids.has(id));
  const [withNumber, withoutNumber] = [
    coming.filter(isNumbered),
    coming.filter((one) => !isNumbered(one)),
  ];
  for (const one of [...withNumber.toSorted(byNumber), ...withoutNumber]) {
    next = placed(next, one, among);
    among.set(one.id, { name: one.name, sort_order: one.sort_order ?? Infinity });
  }
  return next;
}

const isNumbered = (one: Sortable): one is Required<Sortable> => one.sort_order !== undefined;
