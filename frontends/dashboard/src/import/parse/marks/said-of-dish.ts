import type { ClassifiedLine } from '../classified-line.ts';
import { isUnpriced } from '../dish.ts';
import type { Reading } from '../reading.ts';
import type { ReadDish } from '../source-line.ts';
import { mentionsAllergens } from '../words/said-allergens.ts';

/** Nothing but blanks stands between a dish and a line. */
export const isRightBelow = (
  known: readonly ClassifiedLine[],
  { lines }: ReadDish,
  { at }: ClassifiedLine,
) => known.slice((lines.at(-1) ?? at) + 1, at).every(({ kind }) => kind === 'blank');

/** Whether a price stands below: what is said behind the last is said of the house. */
export const hasMore = ({ known }: Reading, at: number) =>
  known.slice(at).some(({ kind }) => kind === 'dish' || kind === 'price');

/** «Allergens: milk, egg» below several dishes that no blank parts, or courses of one price, may be said of them all. */
export function mayApplyToSeveral({ known, sections }: Reading, dish: ReadDish): boolean {
  const above = sections.at(-1)?.dishes.at(-2);
  const last = above?.lines.at(-1);
  if (!above || last === undefined) return false;
  const isSaid = above.lines.some((at) => mentionsAllergens(known[at]?.text ?? ''));
  const isParted = known.slice(last, dish.lines[0]).some(({ kind }) => kind === 'blank');
  return !isSaid && (!isParted || isUnpriced(dish));
}

/** Right below a dish, and above others: said once at the end of a menu, it may be said of all. */
export const isOfOneDish = (reading: Reading, dish: ReadDish, line: ClassifiedLine) =>
  isRightBelow(reading.known, dish, line) && hasMore(reading, line.at);
