import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { PriceKind } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';

/** An item already on the menu. */
export type KnownItem = {
  id: string;
  name: string;
  description: string | null;
  price: number;
  choices: readonly Choice[];
  price_kind: PriceKind;
  updated_at: string;
  categories: readonly { id: string; name: string }[];
  /** Other menus that have it by a category of this one. */
  alsoOn?: readonly string[];
};
