import type { PriceKind } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { SizedPrice } from './size-names.ts';

/** A piece of a line, and where it stands beside those of other lines. */
export type Place = { text: string; x: number; end: number };

/** What a line is among courses without prices, where the lines around it tell. */
export type LinePart = 'title' | 'dish' | 'said' | 'aside' | 'note';

/** A line of what the owner brought, in reading order. */
export type SourceLine = {
  text: string;
  /** Names of its prices, if not beside each. */
  names?: readonly string[];
  /** It stands where nothing but dishes without a price do. */
  isDish?: true;
  /** The day that stood before the dish. */
  servedOn?: string;
  /** Where it was cut from a longer line is a guess. */
  isGuess?: true;
  /** Its price stands above it, and may be that of all below it. */
  isOfAll?: true;
  /** Its price is that of its section and a supplement. */
  isSum?: true;
  /** It may be what is in a dish of this name, which was read as a title or as what is said of it. */
  titled?: string;
  part?: LinePart;
  /** What wide spaces part, where it has several. */
  places?: readonly Place[];
  /** Height of its letters, where the source tells: a heading is often larger. */
  size?: number;
  /** Words hard to read on a photo. */
  unsure?: readonly string[];
  /** The photo it was read from, and its position there, in pixels. */
  strip?: { image: number; x: number; y: number; width: number; height: number };
};

export type DishField = 'name' | 'price' | 'description' | 'diet' | 'allergens';

/** Why it needs review, in a sentence for the owner. */
export type Doubt = { field: DishField; reason: string };

export type ReadDish = {
  name: string;
  description: string;
  /** Null: none was found, or market price. */
  price: number | null;
  /** If several: each with its name. */
  choices: SizedPrice[];
  priceKind: PriceKind;
  isVegetarian: boolean;
  isVegan: boolean;
  isGlutenFree: boolean;
  allergens: string;
  /** Codes of its own that nothing explains. */
  unexplained?: readonly string[];
  calories?: number;
  isSoldOut?: boolean;
  /** Numbers of its source lines. */
  lines: number[];
  doubts: Doubt[];
  /** How much the clues weigh that rules have for a mistake. */
  oddness?: number;
};

export type ReadSection = {
  name: string;
  description: string;
  /** About all its dishes: how they are served, what is added. */
  note: string;
  line: number;
  dishes: ReadDish[];
  /** None of its dishes has a price, nor of those beside it: the first asks about all. Lines near it say what something costs. */
  asked?: { isFirst: boolean; near: readonly number[] };
};

export type ReadMenu = {
  lines: readonly SourceLine[];
  sections: ReadSection[];
  /** Line numbers outside any dish: a title, an address, a legend. */
  left: number[];
};
