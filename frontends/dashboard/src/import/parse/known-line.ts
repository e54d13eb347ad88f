import type { Legend } from './legend.ts';
import type { Marks } from './marks.ts';
import type { FoundPrice } from './money.ts';
import type { SourceLine } from './source-line.ts';

export type Kind = 'blank' | 'rule' | 'legend' | 'noise' | 'price' | 'dish' | 'text';

export type KnownLine = SourceLine & {
  at: number;
  kind: Kind;
  price: FoundPrice;
  marks: Omit<Marks, 'rest'>;
  /** Its words without the price and the marks. */
  words: string;
};

export type Style = {
  legend: Legend;
  isNumbered: boolean;
  dishesAreCapitals: boolean;
  /** Most dishes have words below them, as those in another language. */
  wordsStandBelow: boolean;
  /** A title is the first line of its paragraph. */
  titlesStartParagraphs: boolean;
  /** Short words among dishes are headings, not what is in them. */
  bareTitles: 'none' | 'apart' | 'all';
  /** They begin with small letters. */
  dishesAreSmall: boolean;
  /** Lines that say what is in the dish named above them, with its price behind. */
  secondHalves: ReadonlySet<number>;
  dishSize: number;
  /** Of the owner's currency. */
  decimals: number;
};
