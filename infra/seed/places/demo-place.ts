import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import type { DrawnPlace } from '../drawings/all-pictures.ts';

type Texts = { name: string; description?: string };

/** A dish as its restaurant writes it; `abroad` is how it reads in the menu's further language. */
export type DemoDish = Texts & {
  price: number;
  price_kind?: 'from' | 'market';
  calories?: number;
  choices?: Choice[];
  diets?: readonly ('vegetarian' | 'vegan' | 'gluten_free')[];
  /** Those that it holds and no others; absent: not confirmed. */
  allergens?: string;
  abroad?: Texts;
};

export type DemoMenu = {
  menu: Texts & { note?: string; language: string; further: string; abroad?: Texts };
  sections: readonly (Texts & { abroad?: Texts; dishes: readonly DemoDish[] })[];
};

/** A restaurant of the demo, in its own country, language, money and look. */
export type DemoPlace = DemoMenu & {
  /** What was drawn for it; absent: it has no pictures. */
  pictures?: DrawnPlace;
  restaurant: Texts & Readonly<Record<string, string>>;
  address: Readonly<Record<string, string | number>>;
  look: { theme: string; accent: string };
  /** Beside its active menu, each at its hours. */
  furtherMenus?: readonly (DemoMenu & { times: readonly MenuTime[] })[];
};
