import { allergens, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import {
  noneOfThem,
  parseAllergenChips,
  type AllergenChipState,
  formatAllergenChips,
} from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import {
  suggestAllergens,
  type Suggestion,
} from '@menuleaf/shared/menu/suggestions/suggest-allergens.ts';
import type { Dish } from '../editor/doc/doc.ts';

/** A dish's mark for an allergen. */
export type Mark = 'contains' | 'may' | 'no';

export const markOf = ({ contains, mayContain }: AllergenChipState, allergen: Allergen): Mark =>
  contains.has(allergen) ? 'contains' : mayContain.has(allergen) ? 'may' : 'no';

const next: Record<Mark, Mark> = { no: 'contains', contains: 'may', may: 'no' };

const chosen = (names: ReadonlySet<Allergen>, allergen: Allergen, isIn: boolean) =>
  new Set(allergens.filter((one) => (one === allergen ? isIn : names.has(one))));

const marked = (said: AllergenChipState, allergen: Allergen, mark: Mark): AllergenChipState => ({
  ...said,
  none: false,
  contains: chosen(said.contains, allergen, mark === 'contains'),
  mayContain: chosen(said.mayContain, allergen, mark === 'may'),
});

/** Cycles the mark: contains, may contain, neither. */
export const pressed = (said: AllergenChipState, allergen: Allergen): AllergenChipState =>
  marked(said, allergen, next[markOf(said, allergen)]);

export const withSuggestions = (
  said: AllergenChipState,
  suggestions: readonly Suggestion[],
): AllergenChipState =>
  suggestions.reduce((all, { allergen }) => marked(all, allergen, 'contains'), said);

/** Both mark the same. */
export const isSame = (one: AllergenChipState, other: AllergenChipState): boolean =>
  allergens.every((allergen) => markOf(one, allergen) === markOf(other, allergen));

/** No allergen is named. */
export const isNone = ({ contains, mayContain, other }: AllergenChipState) =>
  contains.size + mayContain.size + other.length === 0;

/** The allergen text; the owner's own if nothing was ticked. */
export function textOf(dish: Dish, ticked: AllergenChipState | undefined): string {
  if (!ticked) return dish.allergens.trim() === '' ? noneOfThem : dish.allergens;
  return formatAllergenChips({ ...ticked, none: isNone(ticked) });
}

const parsed = new WeakMap<Dish, AllergenChipState>();

/** Parses a dish's allergens; cached per dish state. */
export function allergensOfDish(dish: Dish): AllergenChipState {
  const said = parsed.get(dish) ?? parseAllergenChips(dish.allergens);
  parsed.set(dish, said);
  return said;
}

const withChoices = (dish: Dish) => ({
  ...dish,
  description: `${dish.description}\n${dish.choices}`,
});

const suggested = new WeakMap<Dish, Suggestion[]>();

/** Suggestions that are not marked yet; none for a confirmed dish. */
export function openSuggestions(dish: Dish, said: AllergenChipState): Suggestion[] {
  if (dish.allergens_confirmed) return [];
  const all = suggested.get(dish) ?? suggestAllergens(withChoices(dish));
  suggested.set(dish, all);
  return all.filter(({ allergen }) => markOf(said, allergen) === 'no');
}
