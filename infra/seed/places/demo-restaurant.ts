import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';

type Texts = { name: string; description?: string };

/** A dish in its restaurant's words; `abroad` is its text in the further language. */
export type DemoDish = Texts & {
  price: number;
  price_kind?: 'from' | 'market';
  calories?: number;
  choices?: Choice[];
  diets?: readonly ('vegetarian' | 'vegan' | 'gluten_free')[];
  /** Its complete allergens; absent: not confirmed. */
  allergens?: string;
  abroad?: Texts;
};

export type DemoMenu = {
  menu: Texts & { note?: string; language: string; further: string; abroad?: Texts };
  sections: readonly (Texts & { abroad?: Texts; dishes: readonly DemoDish[] })[];
};

/** A demo restaurant, with its own country, language, currency and look. */
export type DemoRestaurant = DemoMenu & {
  /** Below `../pictures`: `logo`, `cover`, and `dish-1` of the first of these dishes. */
  pictures?: { folder: string; dishes: readonly string[] };
  restaurant: Texts & Readonly<Record<string, string>>;
  address: Readonly<Record<string, string | number>>;
  look: { theme: string; accent: string };
  /** Besides its active menu, with hours. */
  furtherMenus?: readonly (DemoMenu & { times: readonly MenuTime[] })[];
};
