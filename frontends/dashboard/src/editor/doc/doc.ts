import type { PriceKind } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { MenuContent } from '@menuleaf/shared/contracts/catalogue/menus/menu-content.ts';
import { textOfChoices } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';

/** A dish as typed. */
export type Dish = {
  name: string;
  description: string;
  price: string;
  price_kind: PriceKind;
  /** `Glass=8; Bottle=32`; empty if single price. */
  choices: string;
  calories: string;
  allergens: string;
  /** The owner confirmed exactly these allergens for the current dish. */
  allergens_confirmed: boolean;
  is_vegetarian: boolean;
  is_vegan: boolean;
  is_gluten_free: boolean;
  is_available: boolean;
};

export type Section = {
  name: string;
  description: string;
  note: string;
  dishes: readonly string[];
};

/**
 * An edited menu, immutable. A section that is not in the order is off the menu. New things are named `new:…` until the
 * page reloads, even once saved.
 */
export type Doc = {
  order: readonly string[];
  sections: Readonly<Record<string, Section>>;
  dishes: Readonly<Record<string, Dish>>;
  /** Decimals of typed prices, from the owner's currency. */
  decimals: number;
};

export const noDish: Dish = {
  name: '',
  description: '',
  price: '',
  price_kind: 'fixed',
  choices: '',
  calories: '',
  allergens: '',
  allergens_confirmed: false,
  is_vegetarian: false,
  is_vegan: false,
  is_gluten_free: false,
  is_available: true,
};

export const noSection: Section = { name: '', description: '', note: '', dishes: [] };

type Item = MenuContent['categories'][number]['items'][number];

const dishOf = (item: Item, decimals: number): Dish => ({
  name: item.name,
  description: item.description ?? '',
  price: typedPrice(item.price, decimals),
  price_kind: item.price_kind,
  choices: textOfChoices(item.choices, decimals),
  calories: item.calories?.toString() ?? '',
  allergens: item.allergens ?? '',
  allergens_confirmed: item.allergens_confirmed_at !== undefined && !item.changed_since_confirmed,
  is_vegetarian: item.is_vegetarian,
  is_vegan: item.is_vegan,
  is_gluten_free: item.is_gluten_free,
  is_available: item.is_available,
});

/** The saved menu, keyed by this page's names. */
export function docOf(
  { categories }: MenuContent,
  nameOf: (id: string) => string,
  decimals: number,
): Doc {
  const order = categories.map(({ id }) => nameOf(id));
  const sections: Record<string, Section> = {};
  const dishes: Record<string, Dish> = {};
  for (const { id, name, description, note, items } of categories) {
    const names = items.map((item) => nameOf(item.id));
    sections[nameOf(id)] = {
      name,
      description: description ?? '',
      note: note ?? '',
      dishes: names,
    };
    for (const item of items) dishes[nameOf(item.id)] = dishOf(item, decimals);
  }
  return { order, sections, dishes, decimals };
}

/** Facts about a thing that are not typed. */
export type Fact = {
  updated_at: string;
  locked: boolean;
  image_url: string | null;
  image_status: Item['image_status'];
  /** Number of categories not on this menu that contain it. */
  elsewhere: number;
  /** When its allergens were confirmed; it may have changed since. */
  confirmed_at: string | undefined;
  /** Allergens that its words have come to suggest since. */
  suggested: readonly string[];
};
export type Facts = Readonly<Record<string, Fact>>;

export function factsOf({ categories }: MenuContent, nameOf: (id: string) => string): Facts {
  const here = new Set(categories.map(({ id }) => id));
  const none = { image_url: null, image_status: 'none', elsewhere: 0 } as const;
  const unsaid = { confirmed_at: undefined, suggested: [] };
  const facts: Record<string, Fact> = {};
  for (const { id, updated_at, locked, items } of categories) {
    facts[nameOf(id)] = { ...none, ...unsaid, updated_at, locked: locked === true };
    for (const item of items) {
      const { image_url, image_status, category_ids, allergens_confirmed_at: confirmed_at } = item;
      const elsewhere = category_ids.filter((one) => !here.has(one)).length;
      const suggested = item.suggested_since_confirmed ?? [];
      const known = { updated_at: item.updated_at, locked: item.locked === true, suggested };
      facts[nameOf(item.id)] = { ...known, image_url, image_status, elsewhere, confirmed_at };
    }
  }
  return facts;
}

/** Sections that contain a dish. */
export const placesOf = ({ order, sections }: Doc, dish: string) =>
  order.filter((id) => sections[id]?.dishes.includes(dish));
