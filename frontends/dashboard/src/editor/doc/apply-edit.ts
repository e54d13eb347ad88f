import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { choices } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import { textOfChoices } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { noDish, noSection, type Dish, type Doc, type Section } from './doc.ts';
import { omit, withoutDishes } from './rows.ts';

type Edits = { [Do in NewMenuEdit['do']]: Extract<NewMenuEdit, { do: Do }> };

const without = (list: readonly string[], id: string) => list.filter((one) => one !== id);

const putBefore = (list: readonly string[], id: string, before: string | null | undefined) => {
  const rest = without(list, id);
  const at = rest.indexOf(before ?? '');
  return at < 0 ? [...rest, id] : rest.toSpliced(at, 0, id);
};

const withSection = (doc: Doc, id: string, change: (section: Section) => Section): Doc => ({
  ...doc,
  sections: { ...doc.sections, [id]: change(doc.sections[id] ?? noSection) },
});

const withList = (doc: Doc, id: string, change: (dishes: readonly string[]) => readonly string[]) =>
  withSection(doc, id, (section) => ({ ...section, dishes: change(section.dishes) }));

/** Sent choices are JSON; ones never sent are already text. */
function choicesTyped(value: unknown, decimals: number) {
  const read = choices.safeParse(value);
  return read.success ? textOfChoices(read.data, decimals) : value;
}

const texts = (fields: object, decimals: number) =>
  Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    if (!(field in noDish) || value === undefined) return [];
    if (field === 'price' && typeof value === 'number') {
      return [[field, typedPrice(value, decimals)]];
    }
    if (field === 'choices') return [[field, choicesTyped(value, decimals)]];
    return [[field, typeof value === 'number' ? String(value) : (value ?? '')]];
  });

const withDish = (doc: Doc, id: string, fields: object): Doc => {
  const dish: Dish = {
    ...(doc.dishes[id] ?? noDish),
    ...Object.fromEntries(texts(fields, doc.decimals)),
  };
  return { ...doc, dishes: { ...doc.dishes, [id]: dish } };
};

type SectionTexts = { name?: string; description?: string | null; note?: string | null };

const named = (doc: Doc, id: string, fields: SectionTexts) =>
  withSection(doc, id, (section) => ({
    ...section,
    ...(fields.name !== undefined && { name: fields.name }),
    ...(fields.description !== undefined && { description: fields.description ?? '' }),
    ...(fields.note !== undefined && { note: fields.note ?? '' }),
  }));

const moved = (doc: Doc, id: string, before: string | null | undefined): Doc => ({
  ...doc,
  order: putBefore(doc.order, id, before),
});

const steps: { [Do in keyof Edits]: (doc: Doc, edit: Edits[Do]) => Doc } = {
  add_category: (doc, { ref, before, ...fields }) =>
    moved(named(doc, ref, sectionFields(fields)), ref, before),
  update_category: (doc, { category, ...fields }) => named(doc, category, sectionFields(fields)),
  move_category: (doc, { category, before }) => moved(doc, category, before),
  remove_category: (doc, { category }) => ({ ...doc, order: without(doc.order, category) }),
  delete_category: (doc, { category }) => ({
    ...doc,
    order: without(doc.order, category),
    sections: omit(doc.sections, new Set([category])),
  }),
  // The edits that follow restore its content.
  restore_category: (doc) => doc,
  add_item: (doc, { ref, category, before, ...fields }) =>
    withList(withDish(doc, ref, fields), category, (list) => putBefore(list, ref, before)),
  update_item: (doc, { item, ...fields }) => withDish(doc, item, fields),
  place_item: (doc, { item, category, before }) =>
    withList(doc, category, (list) => putBefore(list, item, before)),
  take_out_item: (doc, { item, category }) =>
    withList(doc, category, (list) => without(list, item)),
  delete_item: (doc, { item }) => withoutDishes(doc, (dish) => dish === item),
  restore_item: (doc) => doc,
};

type Sent = { name?: unknown; description?: unknown; note?: unknown };

const isText = (value: unknown): value is string | null =>
  typeof value === 'string' || value === null;

function sectionFields({ name, description, note }: Sent): SectionTexts {
  return {
    ...(typeof name === 'string' && { name }),
    ...(isText(description) && { description }),
    ...(isText(note) && { note }),
  };
}

const step = <Do extends keyof Edits>(doc: Doc, name: Do, edit: Edits[Do]) =>
  steps[name](doc, edit);

/** Applies edits to a menu as the service would. */
export const withEdits = (doc: Doc, edits: readonly NewMenuEdit[]): Doc =>
  edits.reduce((state, edit) => step(state, edit.do, edit), doc);
