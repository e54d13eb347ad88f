import { flushSync } from 'react-dom';
import { noDish, noSection, type Dish, type Doc, type Section } from '../doc/doc.ts';
import { pastedParts, typedLine, type PastedPart } from '../doc/pasted-lines.ts';
import { firstSectionName } from '../../languages/first-names.ts';
import { isBlank } from '../doc/reading.ts';
import {
  placeAt,
  rowsOf,
  stepOf,
  withDishAt,
  withoutDish,
  withoutDishes,
  withoutSection,
  withSectionAt,
  type DishRow,
} from '../doc/rows.ts';
import { newName, type OpenEditing } from '../editing/open-editing.ts';

const name = () => `new:${newName()}`;

const withDishes = (doc: Doc, section: string, at: number, dishes: ReadonlyMap<string, Dish>) => {
  const into = doc.sections[section] ?? noSection;
  const list = into.dishes.toSpliced(at, 0, ...dishes.keys());
  return {
    ...doc,
    sections: { ...doc.sections, [section]: { ...into, dishes: list } },
    dishes: { ...doc.dishes, ...Object.fromEntries(dishes) },
  };
};

/** A part without a heading fills the empty row; others become sections below it, or at the end. */
function withParts(doc: Doc, parts: readonly PastedPart[], row?: DishRow) {
  let grown = doc;
  let last: string | undefined;
  let at = row ? doc.order.indexOf(row.section) + 1 : doc.order.length;
  for (const { heading, dishes } of parts) {
    const filled = heading === undefined ? row : undefined;
    const section = filled?.section ?? name();
    const was = grown.sections[section] ?? { ...noSection, name: heading ?? '' };
    const place = filled ? was.dishes.indexOf(filled.dish) : 0;
    const rest = { ...was, dishes: was.dishes.filter((id) => id !== filled?.dish) };
    const before = grown.dishes;
    const added = dishes.map((line, index): [string, Dish] => {
      const id = index === 0 && filled ? filled.dish : name();
      return [id, { ...noDish, ...before[id], ...line }];
    });
    const order = filled ? grown.order : grown.order.toSpliced(at, 0, section);
    const sections = { ...grown.sections, [section]: rest };
    grown = withDishes({ ...grown, order, sections }, section, place, new Map(added));
    last = added.at(-1)?.[0] ?? last;
    if (!filled) at += 1;
  }
  return { doc: grown, last };
}

/** Actions on editor rows. `focus` focuses a field of a row once it is rendered. */
export function rowActions(
  editing: OpenEditing,
  focus: (row: string, field: 'name' | 'handle') => void,
) {
  const change = (next: (doc: Doc) => Doc) => flushSync(() => editing.change(next));
  const listOf = (section: string) => editing.get().doc.sections[section]?.dishes ?? [];
  const partsOf = (text: string) => pastedParts(text, editing.get().doc.decimals);
  const firstSection = () => firstSectionName(editing.get().about.menu.language);
  const elsewhere = (dish: string) => editing.get().facts[dish]?.elsewhere ?? 0;
  const rowOf = (id: string) =>
    rowsOf(editing.get().doc).find((row): row is DishRow => row.kind === 'dish' && row.id === id);

  /** Nobody has written in it yet: it is the next one. */
  const isFree = (dish: string) => isBlank(editing.get().doc.dishes[dish] ?? noDish);

  /** Rows that nobody wrote in do not stay where they were begun. */
  const withoutFreeRows = (doc: Doc) =>
    withoutDishes(
      doc,
      (id) => id.startsWith('new:') && editing.get().ids[id] === undefined && isFree(id),
    );

  const addSection = (section: Partial<Section> = {}) => {
    const id = name();
    change((before) => {
      const doc = withoutFreeRows(before);
      return {
        ...doc,
        order: [...doc.order, id],
        sections: { ...doc.sections, [id]: { ...noSection, ...section } },
      };
    });
    focus(id, 'name');
    return id;
  };
  const addDish = (section: string, after?: string, dish: Partial<Dish> = {}) => {
    const { about, facts } = editing.get();
    if (about.menu.locked === true || facts[section]?.locked === true) return;
    const list = listOf(section);
    const at = after === undefined ? list.length : list.indexOf(after) + 1;
    const free = list.slice(Math.max(0, at - 1), at + 1).find(isFree);
    if (free !== undefined) return focus(free, 'name');
    const id = name();
    // Courses of a set menu follow each other.
    const above = editing.get().doc.dishes[list[at - 1] ?? ''];
    const kind = above?.price_kind === 'none' && ({ price: '0', price_kind: 'none' } as const);
    change((doc) => {
      const kept = withoutFreeRows(doc);
      const place = list.slice(0, at).filter((one) => one in kept.dishes).length;
      return withDishes(kept, section, place, new Map([[id, { ...noDish, ...kind, ...dish }]]));
    });
    focus(id, 'name');
  };
  const writePrices = (id: string, prices: Partial<Dish>) =>
    editing.change((doc) => {
      const dish = doc.dishes[id];
      return dish ? { ...doc, dishes: { ...doc.dishes, [id]: { ...dish, ...prices } } } : doc;
    }, `prices ${id}`);

  /** Adds pasted parts as one change, at an empty row or at the end. */
  const addParts = (parts: readonly PastedPart[], row?: DishRow) => {
    let last: string | undefined;
    change((doc) => {
      const { doc: grown, last: added } = withParts(doc, parts, row);
      last = added;
      return grown;
    });
    if (last !== undefined) focus(last, 'name');
  };

  return {
    addSection,
    addDish,
    /** The first dish creates its own section. */
    addFirst(dish: Partial<Dish>) {
      addDish(addSection({ name: firstSection() }), undefined, dish);
    },
    /** Adds pasted lines as the first dishes. Returns whether there were any. */
    addFirstLines(text: string): boolean {
      const parts = partsOf(text);
      if (parts)
        addParts(parts.map((part) => ({ ...part, heading: part.heading ?? firstSection() })));
      return parts !== undefined;
    },
    writeDish: <Field extends keyof Dish>(id: string, field: Field, value: Dish[Field]) =>
      editing.change((doc) => {
        const dish = doc.dishes[id];
        if (!dish) return doc;
        // New allergen text voids confirmation.
        const taken = field === 'allergens' && { allergens_confirmed: false };
        return { ...doc, dishes: { ...doc.dishes, [id]: { ...dish, ...taken, [field]: value } } };
      }, `${field} ${id}`),
    /** Changes the price and its choices together: undone as one. */
    writePrices,
    /** Adds the next dish; a price that was typed behind the name of this one becomes its price. */
    addNext(row: DishRow) {
      const { dishes, decimals } = editing.get().doc;
      const { [row.dish]: typed = noDish, ...others } = dishes;
      const names = Object.values(others).map((dish) => dish.name);
      const line = typedLine(typed, decimals, names);
      if (line) writePrices(row.dish, line);
      addDish(row.section, row.dish);
    },
    writeSection: (id: string, field: 'name' | 'description' | 'note', value: string) =>
      editing.change((doc) => {
        const section = doc.sections[id];
        if (!section) return doc;
        return { ...doc, sections: { ...doc.sections, [id]: { ...section, [field]: value } } };
      }, `${field} ${id}`),
    /** Returns whether the text was split into lines. The first fills the empty row; a heading makes a section below. */
    paste(row: DishRow, text: string): boolean {
      const parts = partsOf(text);
      if (parts) addParts(parts, row);
      return parts !== undefined;
    },
    /** Removes it from its section; focuses the row above. */
    remove(row: DishRow) {
      const rows = rowsOf(editing.get().doc);
      const at = rows.findIndex(({ id }) => id === row.id);
      change((doc) => withoutDish(doc, row, elsewhere(row.dish)));
      const above = rows[at - 1];
      if (above) focus(above.id, 'name');
    },
    removeSection: (id: string) => change((doc) => withoutSection(doc, id, elsewhere)),
    takeOff: (id: string) =>
      change((doc) => ({ ...doc, order: doc.order.filter((one) => one !== id) })),
    /** Returns where it is now, in words; undefined if it cannot move further. */
    step(row: DishRow, by: -1 | 1) {
      const { doc } = editing.get();
      const to = stepOf(doc, row, by);
      if (!to) return undefined;
      change((now) => withDishAt(now, row, to));
      const dish = doc.dishes[row.dish]?.name || 'The dish';
      // A row that nobody wrote in is no dish.
      const place = listOf(to.section).filter((one) => one === row.dish || !isFree(one));
      const at = place.indexOf(row.dish) + 1;
      return `${dish} is number ${at} of ${doc.sections[to.section]?.name || 'its section'}`;
    },
    toSection: (row: DishRow, section: string) =>
      change((doc) => withDishAt(doc, row, { section, at: listOf(section).length })),
    /**
     * Drags a dish to a row, or a section to a place among the sections; each drag has a name, so it is undone as one.
     */
    carry(id: string, to: number, carrying: string) {
      if (editing.get().doc.sections[id])
        return editing.change((doc) => withSectionAt(doc, id, to), carrying);
      const row = rowOf(id);
      const place = row && placeAt(editing.get().doc, row, to);
      if (row && place) editing.change((doc) => withDishAt(doc, row, place), carrying);
    },
    moveSection(id: string, at: number) {
      change((doc) => withSectionAt(doc, id, at));
      // After a long section it lands out of sight.
      const row = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
      row?.scrollIntoView({ block: 'center' });
    },
    focus,
  };
}
export type RowActions = ReturnType<typeof rowActions>;
