import type { Allergen } from '../allergens/allergen-names.ts';

/**
 * Probable allergens of foods, out of the 14, and comma-separated names, in lowercase without accents. Those without
 * allergens only look like others. `~kuchen` ends a compound, `kase~` begins one.
 */
export type FoodWords = readonly (readonly [readonly Allergen[], string])[];
