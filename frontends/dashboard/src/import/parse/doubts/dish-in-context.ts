import { countsOf, middleOf, shareOf } from '../counts-of.ts';
import { isCapitals } from '../headings.ts';
import type { ClassifiedLine } from '../classified-line.ts';
import type { DishField, ReadDish, ReadSection } from '../source-line.ts';
import type { TidyLine } from '../tidy-line.ts';

export const isNumbered = ({ name }: ReadDish) => /^\d{1,3}[a-z]?[.)]?\s+\p{L}/u.test(name);

/** How the dishes of a menu are, as a rule. */
export function habitsOf(
  sections: readonly ReadSection[],
  known: readonly ClassifiedLine[],
  tidy: readonly TidyLine[],
) {
  const dishes = sections.flatMap((section) => section.dishes);
  const priced = known.filter(({ price }) => price.prices.length > 0);
  return {
    known,
    tidy,
    /** How many lines were made of each that was brought. */
    pieces: countsOf(tidy.map(({ from }) => String(from[0]))),
    sections: sections.length,
    used: new Set(
      sections.flatMap(({ line, dishes: own }) => [line, ...own.flatMap((d) => d.lines)]),
    ),
    names: countsOf(dishes.map(({ name }) => name.toLowerCase())),
    sizeNames: countsOf(dishes.flatMap(({ choices }) => choices.map(({ name }) => name))),
    usualPrice: middleOf(dishes.flatMap(({ price }) => price ?? [])),
    bareShare: shareOf(priced, ({ price }) => price.isBare),
    numberedShare: shareOf(dishes, isNumbered),
    capitalShare: shareOf(dishes, ({ name }) => isCapitals(name)),
  };
}

/** A dish as it was read, among all that it is compared with. */
export type DishInContext = {
  dish: ReadDish;
  section: ReadSection;
  before: ReadDish | undefined;
  after: ReadDish | undefined;
  menu: ReturnType<typeof habitsOf>;
  lines: ClassifiedLine[];
  /** Right above its first line. */
  above: ClassifiedLine | undefined;
};

export function seenOf(
  section: ReadSection,
  at: number,
  menu: DishInContext['menu'],
): DishInContext[] {
  const dish = section.dishes[at];
  if (!dish) return [];
  const lines = dish.lines.flatMap((line) => menu.known[line] ?? []);
  const above = menu.known[(dish.lines[0] ?? 0) - 1];
  const [before, after] = [section.dishes[at - 1], section.dishes[at + 1]];
  return [{ dish, section, before, after, menu, lines, above }];
}

/** Nothing of a dish stands there. */
export const isSeparator = (at: number, { known }: DishInContext['menu']) =>
  ['blank', 'legend', 'noise', 'rule'].includes(known[at]?.kind ?? 'blank');

/** Something that speaks for a dish being misread, and what its owner has to look at. */
export type Clue = {
  field: DishField;
  /** Learnt once from 13,786 dishes as they were read before the parser was tuned on them. */
  weight: number;
  reason: string | ((seen: DishInContext) => string);
  isSo: (seen: DishInContext) => boolean;
};

export const clueOf =
  (field: DishField) =>
  (weight: number, reason: Clue['reason'], isSo: Clue['isSo']): Clue => ({
    ...{ field, weight, reason, isSo },
  });
