import { placesOf, type Doc } from './doc.ts';

export type SectionRow = { kind: 'section'; id: string; section: string };
export type DishRow = { kind: 'dish'; id: string; section: string; dish: string };
export type AddRow = { kind: 'add'; id: string; section: string };
/** An editor row. A dish row keeps its id when it moves to another section. */
export type Row = SectionRow | DishRow | AddRow;

/** All rows in order: each section, its dishes, and an add row. */
export function rowsOf({ order, sections }: Doc): Row[] {
  const times = new Map<string, number>();
  return order.flatMap((section): Row[] => {
    const dishes = (sections[section]?.dishes ?? []).map((dish): DishRow => {
      const time = times.get(dish) ?? 0;
      times.set(dish, time + 1);
      return { kind: 'dish', id: time === 0 ? dish : `${dish} ${time}`, section, dish };
    });
    return [
      { kind: 'section', id: section, section },
      ...dishes,
      { kind: 'add', id: `add ${section}`, section },
    ];
  });
}

const inserted = (list: readonly string[], id: string, at: number) =>
  list.filter((one) => one !== id).toSpliced(at, 0, id);

/** Moves a dish within its section or to another; a no-op if the other section already has it. */
export function withDishAt(
  doc: Doc,
  { dish, section }: { dish: string; section: string },
  to: { section: string; at: number },
): Doc {
  const [from, into] = [doc.sections[section], doc.sections[to.section]];
  if (!from || !into) return doc;
  const within = section === to.section;
  if (!within && into.dishes.includes(dish)) return doc;
  const taken = { ...from, dishes: from.dishes.filter((one) => one !== dish) };
  const given = { ...into, dishes: inserted(into.dishes, dish, to.at) };
  const sections = within
    ? { ...doc.sections, [section]: given }
    : { ...doc.sections, [section]: taken, [to.section]: given };
  return { ...doc, sections };
}

/** Drop position of a dish dragged to this row: rows make room, a section takes it at its start or end. */
export function placeAt(doc: Doc, carried: DishRow, to: number) {
  const rows = rowsOf(doc);
  const from = rows.findIndex(({ id }) => id === carried.id);
  const left = rows.toSpliced(from, 1);
  const above = left.slice(0, to).findLast((row) => row.kind === 'section');
  if (!above) return undefined;
  const start = left.indexOf(above) + 1;
  const dishes = doc.sections[above.section]?.dishes.filter((one) => one !== carried.dish) ?? [];
  return { section: above.section, at: Math.min(to - start, dishes.length) };
}

/** One step up or down, across section edges; undefined if there is none. */
export function stepOf(doc: Doc, { dish, section }: DishRow, by: -1 | 1) {
  const dishes = doc.sections[section]?.dishes ?? [];
  const at = dishes.indexOf(dish) + by;
  if (at >= 0 && at < dishes.length) return { section, at };
  const others = by < 0 ? doc.order.toReversed() : doc.order;
  const next = others
    .slice(others.indexOf(section) + 1)
    .find((id) => !doc.sections[id]?.dishes.includes(dish));
  if (next === undefined) return undefined;
  return { section: next, at: by < 0 ? (doc.sections[next]?.dishes.length ?? 0) : 0 };
}

export const withSectionAt = (doc: Doc, section: string, at: number): Doc =>
  at < 0 || at >= doc.order.length ? doc : { ...doc, order: inserted(doc.order, section, at) };

export const omit = <Thing>(things: Readonly<Record<string, Thing>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(things).filter(([id]) => !ids.has(id)));

/** Removes a dish from a section and deletes it if it is in no other. `elsewhere`: its categories on other menus. */
export function withoutDish(doc: Doc, { dish, section }: DishRow, elsewhere: number): Doc {
  const from = doc.sections[section];
  if (!from) return doc;
  const dishes = from.dishes.filter((one) => one !== dish);
  const left = { ...doc, sections: { ...doc.sections, [section]: { ...from, dishes } } };
  if (elsewhere > 0 || placesOf(left, dish).length > 0) return left;
  return { ...left, dishes: omit(doc.dishes, new Set([dish])) };
}

/** Removes these dishes from all sections. */
export function withoutDishes(doc: Doc, isGone: (dish: string) => boolean): Doc {
  const gone = new Set(Object.keys(doc.dishes).filter(isGone));
  if (gone.size === 0) return doc;
  const sections = Object.entries(doc.sections).map(([id, section]) => [
    id,
    { ...section, dishes: section.dishes.filter((dish) => !gone.has(dish)) },
  ]);
  return { ...doc, sections: Object.fromEntries(sections), dishes: omit(doc.dishes, gone) };
}

/** Removes its dishes too, except those used elsewhere. */
export function withoutSection(
  doc: Doc,
  section: string,
  elsewhereOf: (dish: string) => number,
): Doc {
  const order = doc.order.filter((id) => id !== section);
  const left = { ...doc, order, sections: omit(doc.sections, new Set([section])) };
  const alone = (doc.sections[section]?.dishes ?? []).filter(
    (dish) => elsewhereOf(dish) === 0 && placesOf(left, dish).length === 0,
  );
  return { ...left, dishes: omit(doc.dishes, new Set(alone)) };
}
