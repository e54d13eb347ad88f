import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { Legend } from './marks/legend.ts';
import type { Marks } from './marks/marks.ts';
import type { FoundPrice } from './money.ts';
import type { SourceLine } from './source-line.ts';

export type LineKind = 'blank' | 'rule' | 'legend' | 'noise' | 'price' | 'dish' | 'text';

export type ClassifiedLine = SourceLine & {
  at: number;
  kind: LineKind;
  price: FoundPrice;
  marks: Omit<Marks, 'rest'>;
  /** Of the dish above, where several lines say such, it stands in brackets or says what it is. */
  allergens?: readonly Allergen[];
  /** No other line of the menu says them. */
  isLone?: true;
  /** Text without price and marks. */
  words: string;
};

export type Style = {
  legend: Legend;
  /** Also of codes that no legend explains. */
  codes: Legend;
  dishesAreCapitals: boolean;
  /** Most dishes have text below, such as a translation. */
  wordsStandBelow: boolean;
  /** A title starts its paragraph. */
  titlesStartParagraphs: boolean;
  /** Short text among dishes is a heading, not ingredients. */
  bareTitles: 'none' | 'apart' | 'all';
  /** Dishes start in lowercase. */
  dishesAreSmall: boolean;
  /** Priced lines that describe the dish named above them. */
  secondHalves: ReadonlySet<number>;
  /** Prices alone end dishes: what stands below one begins the next. */
  pricesEnd: boolean;
  dishSize: number;
  /** Of the owner's currency. */
  decimals: number;
};
