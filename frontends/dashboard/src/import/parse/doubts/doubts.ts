import { codesIn, isUnpriced } from '../dish.ts';
import type { ClassifiedLine } from '../classified-line.ts';
import type { Doubt, ReadSection } from '../source-line.ts';
import type { TidyLine } from '../tidy-line.ts';
import { nameClues } from './name-clues.ts';
import { placeClues } from './place-clues.ts';
import { priceClues } from './price-clues.ts';
import { type Clue, habitsOf, type DishInContext, seenOf } from './dish-in-context.ts';

const clues: Clue[] = [nameClues, priceClues, placeClues].flatMap((some) => Object.values(some));

/** A dish is doubted when its clues weigh so much together. */
const doubtedFrom = 1.5;
/** The heaviest clue is the reason, and another beside it only where it would nearly do alone. */
const ofItsOwn = 1.5;

const found = (seen: DishInContext) =>
  clues.filter(({ isSo }) => isSo(seen)).toSorted((one, other) => other.weight - one.weight);

/** Each dish, with the clues that it may be misread. */
export function dishesInContext(
  sections: readonly ReadSection[],
  known: readonly ClassifiedLine[],
  tidy: readonly TidyLine[],
) {
  const menu = habitsOf(sections, known, tidy);
  return sections
    .flatMap((section) => section.dishes.flatMap((_, at) => seenOf(section, at, menu)))
    .map((seen) => ({ seen, clues: found(seen) }));
}

function doubtsOf(seen: DishInContext, clues: ReturnType<typeof found>): Doubt[] {
  const sum = clues.reduce((total, { weight }) => total + weight, 0);
  const lacksPrice = isUnpriced(seen.dish);
  if (sum < doubtedFrom && !lacksPrice) return [];
  const known = new Set(seen.dish.doubts.map(({ field }) => field));
  return clues
    .filter(({ field, weight }) => !known.has(field) || (weight >= ofItsOwn && !lacksPrice))
    .filter(({ weight }, at) => at === 0 || (at === 1 && weight >= ofItsOwn))
    .map(({ field, reason }) => ({
      field,
      reason: typeof reason === 'string' ? reason : reason(seen),
    }));
}

/** What clues weigh together, but for the want of a price. */
export const oddnessOf = (clues: readonly Clue[]): number =>
  clues.reduce((sum, clue) => sum + (clue === priceClues.unpriced ? 0 : clue.weight), 0);

const isUnexplained = (doubt: Doubt) => codesIn(doubt).length > 0;

/** So many dishes have codes that no legend explains: one of them says so for all, and each of which some are explained. */
const minCount = 3;

function mergeLegendDoubts(sections: readonly ReadSection[]): void {
  const dishes = sections.flatMap((section) => section.dishes);
  const coded = dishes.filter(({ doubts }) => doubts.some(isUnexplained));
  for (const dish of coded) dish.unexplained = [...new Set(dish.doubts.flatMap(codesIn))];
  if (coded.length < minCount) return;
  for (const dish of coded.slice(1))
    if (dish.allergens === '') dish.doubts = dish.doubts.filter((doubt) => !isUnexplained(doubt));
}

/**
 * Marks what may be misread: each clue weighs what it was worth on menus that the parser had not been tuned on.
 * `tidy` are the lines as they were read, `known` what each was taken for; a sheet has neither.
 */
export function addDoubts(
  sections: readonly ReadSection[],
  known: readonly ClassifiedLine[],
  tidy: readonly TidyLine[],
): void {
  mergeLegendDoubts(sections);
  for (const { seen, clues } of dishesInContext(sections, known, tidy)) {
    seen.dish.doubts.push(...doubtsOf(seen, clues));
    seen.dish.oddness = oddnessOf(clues);
  }
}
