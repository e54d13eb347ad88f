import type { KnownLine, Style } from './line-kind.ts';
import type { ReadDish, ReadSection } from './source-line.ts';

/** How far a menu is read: what was found, and what the lines that come belong to. */
export type Reading = {
  known: KnownLine[];
  style: Style;
  sections: ReadSection[];
  dish: ReadDish | undefined;
  left: number[];
  /** Behind a key to its marks a menu has no more dishes, as a rule. */
  isClosed: boolean;
  /** What a header calls the prices of the lines below it. */
  sizes: { names: readonly string[]; isUsed: boolean } | undefined;
};

export type KnownMenu = Pick<Reading, 'known' | 'style'>;

export const nextOf = (known: readonly KnownLine[], at: number) =>
  known.slice(at + 1).find(({ kind }) => kind !== 'blank' && kind !== 'rule');

/** Words in small letters with a price go on with what stands above them, where dishes have large ones. */
export const isSecondHalf = ({ kind, words, text }: KnownLine, { dishesAreSmall }: Style) =>
  kind === 'dish' && /^\p{Ll}/u.test(words) && !dishesAreSmall && !/^\s*[•●*·–—-]\s/u.test(text);

/** Whether its price stands below it, behind a description or not. */
export function hasPriceBelow({ known, style }: KnownMenu, at: number): boolean {
  for (const line of known.slice(at + 1, at + 5)) {
    if (line.kind === 'price' || isSecondHalf(line, style)) return true;
    if (line.kind !== 'text') return false;
  }
  return false;
}
