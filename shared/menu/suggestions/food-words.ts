import type { Allergen } from '../allergens/allergen-names.ts';

/**
 * What a food probably holds of the 14, and its names, apart by commas, in small letters without accents. Those with
 * nothing beside them only look like something else. `~kuchen` ends a compound, `kase~` begins one.
 */
export type FoodWords = readonly (readonly [readonly Allergen[], string])[];
