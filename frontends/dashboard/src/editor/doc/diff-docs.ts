import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import type { Dish, Doc, Section } from './doc.ts';
import { diffOrder } from './diff-order.ts';
import { readDish, readSection } from './reading.ts';

type DishFields = Omit<
  Extract<NewMenuEdit, { do: 'add_item' }>,
  'do' | 'ref' | 'category' | 'before'
>;
type SectionFields = Pick<
  Extract<NewMenuEdit, { do: 'add_category' }>,
  'name' | 'description' | 'note'
>;

/** Maps typed text to request fields; undefined if it cannot be sent yet. */
export type Reading = {
  dish: (id: string, dish: Dish) => DishFields | undefined;
  section: (id: string, section: Section) => SectionFields | undefined;
  /** Why the menu lacks it: never saved, deleted, or only taken off this menu. */
  absence: (id: string) => 'new' | 'deleted' | 'away';
  versionOf: (id: string) => string | undefined;
};

type Given = { base: Doc; doc: Doc; reading: Reading };

/** Complete fields. */
export const asSent = (decimals: number) => ({
  dish: (_: string, dish: Dish) => readDish(dish, decimals).fields,
  section: (_: string, section: Section) => readSection(section),
});

/** For local storage: complete fields as sent, incomplete ones as typed. */
export const asTyped = (decimals: number) => ({
  dish: (_: string, dish: Dish): DishFields => readDish(dish, decimals).fields ?? dish,
  section(_: string, section: Section): SectionFields {
    const { name, description, note } = section;
    return readSection(section) ?? { name, description, note };
  },
});

export const changesOf = (was: object, is: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(is).filter(([field, value]) => Reflect.get(was, field) !== value),
  );

/** Drops what cannot be sent yet. */
function sendable({ base, doc, reading }: Given): Doc {
  const isDish = (id: string) => {
    const dish = doc.dishes[id];
    return dish !== undefined && (id in base.dishes || reading.dish(id, dish) !== undefined);
  };
  const isSection = (id: string) => {
    const section = doc.sections[id];
    return (
      section !== undefined && (id in base.sections || reading.section(id, section) !== undefined)
    );
  };
  const sections = Object.entries(doc.sections).filter(([id]) => isSection(id));
  return {
    ...doc,
    order: doc.order.filter(isSection),
    sections: Object.fromEntries(
      sections.map(([id, one]) => [id, { ...one, dishes: one.dishes.filter(isDish) }]),
    ),
    dishes: Object.fromEntries(Object.entries(doc.dishes).filter(([id]) => isDish(id))),
  };
}

const removedIds = (before: object, after: object) =>
  Object.keys(before).filter((id) => !(id in after));

function sectionEdits(given: Given, to: Doc): NewMenuEdit[] {
  const { base, reading } = given;
  const from = base.order.filter((id) => to.order.includes(id));
  const placed = diffOrder(from, to.order).flatMap(({ id, before }): NewMenuEdit[] => {
    const section = to.sections[id];
    const fields = section && reading.section(id, section);
    if (id in base.sections) return [{ do: 'move_category', category: id, before }];
    if (!fields) return [];
    const absence = reading.absence(id);
    if (absence === 'new') return [{ do: 'add_category', ref: id, before, ...fields }];
    return [
      ...(absence === 'deleted' ? [{ do: 'restore_category', category: id } as const] : []),
      { do: 'update_category', category: id, ...fields },
      { do: 'move_category', category: id, before },
    ];
  });
  const changed = Object.entries(to.sections).flatMap(([id, section]): NewMenuEdit[] => {
    const was = base.sections[id];
    const [old, now] = [was && reading.section(id, was), reading.section(id, section)];
    const fields = old && now ? changesOf(old, now) : {};
    if (Object.keys(fields).length === 0) return [];
    const updated_at = reading.versionOf(id);
    return [{ do: 'update_category', category: id, ...fields, updated_at }];
  });
  return [...placed, ...changed];
}

/** The first placement of a new dish creates it; later ones add it. */
function dishEdits({ base, reading }: Given, to: Doc): NewMenuEdit[] {
  const there = new Set(Object.keys(base.dishes));
  const place = (category: string, item: string, before: string | null): NewMenuEdit[] => {
    const placing = { do: 'place_item', item, category, before } as const;
    const dish = to.dishes[item];
    const fields = dish && reading.dish(item, dish);
    if (there.has(item)) return [placing];
    if (!fields) return [];
    there.add(item);
    const absence = reading.absence(item);
    if (absence === 'new') return [{ do: 'add_item', ref: item, category, before, ...fields }];
    return [
      ...(absence === 'deleted' ? [{ do: 'restore_item', item } as const] : []),
      { do: 'update_item', item, ...fields },
      placing,
    ];
  };
  return Object.entries(to.sections).flatMap(([category, { dishes }]) => {
    const from = (base.sections[category]?.dishes ?? []).filter((id) => dishes.includes(id));
    return diffOrder(from, dishes).flatMap(({ id, before }) => place(category, id, before));
  });
}

const changedDishes = ({ base, reading }: Given, to: Doc): NewMenuEdit[] =>
  Object.entries(to.dishes).flatMap(([item, dish]): NewMenuEdit[] => {
    const was = base.dishes[item];
    if (!was || was === dish) return [];
    const [old, now] = [reading.dish(item, was), reading.dish(item, dish)];
    const fields = old && now ? changesOf(old, now) : {};
    if (Object.keys(fields).length === 0) return [];
    return [{ do: 'update_item', item, ...fields, updated_at: reading.versionOf(item) }];
  });

const takenOut = ({ base }: Given, to: Doc): NewMenuEdit[] =>
  Object.entries(to.sections).flatMap(([category, { dishes }]) =>
    (base.sections[category]?.dishes ?? [])
      .filter((item) => item in to.dishes && !dishes.includes(item))
      .map((item) => ({ do: 'take_out_item', item, category }) as const),
  );

/** Edits that turn one menu state into another, ordered so each finds what it references. */
export function diffDocs(base: Doc, doc: Doc, reading: Reading): NewMenuEdit[] {
  const given = { base, doc, reading };
  const to = sendable(given);
  return [
    ...removedIds(base.dishes, to.dishes).map((item) => ({ do: 'delete_item', item }) as const),
    ...removedIds(base.sections, to.sections).map(
      (category) => ({ do: 'delete_category', category }) as const,
    ),
    ...sectionEdits(given, to),
    ...dishEdits(given, to),
    ...changedDishes(given, to),
    ...takenOut(given, to),
    ...base.order
      .filter((id) => id in to.sections && !to.order.includes(id))
      .map((category) => ({ do: 'remove_category', category }) as const),
  ];
}
