import type * as z from '@menuleaf/shared/contracts/schema.ts';
import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import type { itemImport } from '@menuleaf/shared/contracts/catalogue/items/new-item.ts';
import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { normalName } from '../again/normal-name.ts';
import {
  isIncluded,
  newId,
  pricesOf,
  type Draft,
  type DraftDish,
  type DraftSection,
} from '../draft.ts';

type ImportItem = z.input<typeof itemImport>;
export type PriceChange = { id: string; from: number; to: number };

/** One call of a save; `ref` stands for the id of what it creates until then. */
export type SaveStep = { key: string } & (
  | { do: 'category'; ref: string; name: string; description: string | null; note?: string }
  | { do: 'items'; refs: string[]; category: string | null; items: ImportItem[] }
  | { do: 'prices'; changes: PriceChange[] }
  | { do: 'menu'; edits: NewMenuEdit[] }
);

/** Counted before saving. */
export type Brings = {
  items: number;
  categories: number;
  prices: number;
  texts: number;
  takenOff: number;
};

type OnMenu = { categories: readonly { id: string; name: string }[] };

/** Rows per transaction (DynamoDB: 100), minus those each menu edit writes in addition. */
export const rowsPerTransaction = 80;

/** Omits the defaults: no choices, a fixed price. */
function pricesSent(dish: DraftDish) {
  const { price = 0, choices = [], price_kind = 'fixed' } = pricesOf(dish) ?? {};
  return {
    price,
    ...(choices.length > 0 && { choices }),
    ...(price_kind !== 'fixed' && { price_kind }),
  };
}

const fieldsOf = (dish: DraftDish) => ({
  name: dish.name.trim(),
  description: dish.description.trim() || null,
  ...pricesSent(dish),
  allergens: dish.allergens.trim() || null,
  is_vegetarian: dish.isVegetarian,
  is_vegan: dish.isVegan,
  is_gluten_free: dish.isGlutenFree,
  ...(dish.calories !== undefined && { calories: dish.calories }),
  ...(dish.isSoldOut && { is_available: false }),
});

type Part = {
  ref: string;
  isNew: boolean;
  name: string;
  description: string | null;
  /** Omitted if empty, as in most sections. */
  note?: string;
  dishes: DraftDish[];
};

/** The category of what a section has on the menu already, if that is half of it, and in one: it was only renamed. */
function renamedFrom({ dishes }: DraftSection, { categories }: OnMenu): string | undefined {
  const known = dishes.flatMap((dish) => dish.known ?? []);
  if (known.length < 2 || known.length * 2 < dishes.length) return undefined;
  const isAllIn = ({ id }: { id: string }) =>
    known.every((item) => item.categories.some((category) => category.id === id));
  return categories.find(isAllIn)?.id;
}

/** Sections with new dishes, each with its category: sections of the same name share one. */
function partsOf(draft: Draft, onMenu: OnMenu): Part[] {
  const parts = new Map<string, Part>();
  const there = new Map(onMenu.categories.map(({ id, name }) => [normalName(name), id]));
  const named = new Set(draft.sections.map(({ name }) => there.get(normalName(name))));
  for (const section of draft.sections) {
    const { id, name, description, note, dishes } = section;
    const added = dishes.filter((dish) => isIncluded(dish) && dish.choice === 'add');
    const said = normalName(name);
    const part = parts.get(said);
    if (part) part.dishes.push(...added);
    else if (added.length > 0) {
      const before = renamedFrom(section, onMenu);
      const known = there.get(said) ?? (named.has(before) ? undefined : before);
      const about = description.trim() || null;
      parts.set(said, {
        ref: known ?? `new:${id}`,
        isNew: known === undefined,
        name: name.trim(),
        description: about,
        ...(note.trim() && { note: note.trim() }),
        dishes: added,
      });
    }
  }
  return [...parts.values()];
}

const updatesTexts = ({ takesName, takesDescription }: DraftDish) => takesName || takesDescription;

/** Whether it changes an existing item. */
const changes = (dish: DraftDish) =>
  !dish.isDropped && dish.choice !== 'add' && (dish.choice === 'update' || updatesTexts(dish));

const updatesOf = (draft: Draft) =>
  draft.sections.flatMap(({ dishes }) =>
    dishes.flatMap((dish) => (dish.known && changes(dish) ? [{ dish, known: dish.known }] : [])),
  );

type Update = ReturnType<typeof updatesOf>[number];

/** A plain price change: all else requires an item edit. */
const isPlain = ({ dish, known }: Update) => {
  if (dish.choice !== 'update' || updatesTexts(dish)) return false;
  const prices = [known, pricesOf(dish)];
  return prices.every((one) => one?.choices.length === 0 && one.price_kind === 'fixed');
};

const newPrices = ({ dish, known }: Update) => ({
  // Resets what it had before.
  ...(known.choices.length > 0 && { choices: [] }),
  ...(known.price_kind !== 'fixed' && { price_kind: 'fixed' as const }),
  ...pricesSent(dish),
});

/** Keeps its photo, diets, allergens and translations. */
const updateEdit = ({ dish, known }: Update): NewMenuEdit => ({
  do: 'update_item',
  item: known.id,
  ...(dish.takesName && { name: dish.name.trim() }),
  ...(dish.takesDescription && { description: dish.description.trim() || null }),
  ...(dish.choice === 'update' && newPrices({ dish, known })),
  updated_at: known.updated_at,
});

/** Removes it from this menu only: the item itself stays. */
const offMenu = ({ missingItems }: Draft, { categories }: OnMenu): NewMenuEdit[] =>
  missingItems
    .filter(({ isTakenOff }) => isTakenOff)
    .flatMap(({ item }) =>
      item.categories
        .filter(({ id }) => categories.some((one) => one.id === id))
        .map(({ id }) => ({ do: 'take_out_item' as const, item: item.id, category: id })),
    );

function allInOne(draft: Draft, parts: readonly Part[], onMenu: OnMenu): NewMenuEdit[] {
  const added = parts.flatMap(({ ref, isNew, dishes, ...about }): NewMenuEdit[] => [
    ...(isNew ? [{ do: 'add_category' as const, ref, ...about }] : []),
    ...dishes.map((dish) => ({
      do: 'add_item' as const,
      ref: `new:${dish.id}`,
      category: ref,
      ...fieldsOf(dish),
    })),
  ]);
  return [...added, ...updatesOf(draft).map(updateEdit), ...offMenu(draft, onMenu)];
}

const inChunks = <Thing>(things: readonly Thing[], size: number): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, at) =>
    things.slice(at * size, (at + 1) * size),
  );

function inSteps(draft: Draft, parts: readonly Part[], onMenu: OnMenu): SaveStep[] {
  const steps: SaveStep[] = [];
  const edits: NewMenuEdit[] = [];
  for (const { ref, isNew, dishes, ...about } of parts) {
    if (isNew) steps.push({ do: 'category', ref, ...about, key: newId() });
    for (const chunk of inChunks(dishes, importLimit)) {
      const refs = chunk.map(({ id }) => `new:${id}`);
      steps.push({
        do: 'items',
        refs,
        category: isNew ? ref : null,
        items: chunk.map(fieldsOf),
        key: newId(),
      });
      if (!isNew) for (const item of refs) edits.push({ do: 'place_item', item, category: ref });
    }
    if (isNew) edits.push({ do: 'move_category', category: ref });
  }
  const updates = updatesOf(draft);
  edits.push(...updates.filter((update) => !isPlain(update)).map(updateEdit));
  edits.push(...offMenu(draft, onMenu));
  const changes = updates.filter(isPlain).map(({ dish, known }) => ({
    id: known.id,
    from: known.price,
    to: pricesOf(dish)?.price ?? known.price,
  }));
  if (changes.length > 0) steps.push({ do: 'prices', changes, key: newId() });
  for (const chunk of inChunks(edits, rowsPerTransaction))
    steps.push({ do: 'menu', edits: chunk, key: newId() });
  return steps;
}

/**
 * Plans the calls of a save. What fits one transaction is one call. More is created in categories on no menu and placed
 * by the last call, so diners never see half of it.
 */
export function planSave(draft: Draft, onMenu: OnMenu, inParts = false): SaveStep[] {
  const parts = partsOf(draft, onMenu);
  const edits = allInOne(draft, parts, onMenu);
  if (edits.length === 0) return [];
  if (edits.length + 2 <= rowsPerTransaction && !inParts)
    return [{ do: 'menu', edits, key: newId() }];
  return inSteps(draft, parts, onMenu);
}

/** Counts what a draft adds, to check plan limits. */
export function countNew(draft: Draft, onMenu: OnMenu): Brings {
  const parts = partsOf(draft, onMenu);
  const updates = updatesOf(draft);
  return {
    items: parts.reduce((sum, { dishes }) => sum + dishes.length, 0),
    categories: parts.filter(({ isNew }) => isNew).length,
    prices: updates.filter(({ dish }) => dish.choice === 'update').length,
    texts: updates.filter(({ dish }) => updatesTexts(dish)).length,
    takenOff: draft.missingItems.filter(({ isTakenOff }) => isTakenOff).length,
  };
}
