import { type Allergen, allergenName } from './allergen-names.ts';
import { readAllergens } from './allergens.ts';

/** State of the form's chips. `other`: the owner's words that match no chip. */
export type AllergenChipState = {
  contains: ReadonlySet<Allergen>;
  mayContain: ReadonlySet<Allergen>;
  none: boolean;
  other: readonly string[];
};

export const noneOfThem = 'none of the 14';

/** Parses a text into chips. Empty text declares nothing: neither contains nor free from. */
export function parseAllergenChips(text: string): AllergenChipState {
  const read = readAllergens(text);
  const contains = new Set(read?.contains);
  const mayContain = new Set(read?.mayContain);
  const none = read !== undefined && !read.isUnclear && contains.size + mayContain.size === 0;
  const other = read?.isUnclear ? text.split(/[,;.\n]+/).filter(isUnread) : [];
  return { contains, mayContain, none, other: other.map((piece) => piece.trim()) };
}

const isUnread = (piece: string) => piece.trim() !== '' && readAllergens(piece)?.isUnclear === true;

/**
 * Its free text: `gluten, milk, may contain: sesame`. Words without a chip are kept behind what it contains: «may
 * contain: kiwi» would apply to every name after it.
 */
export function formatAllergenChips({
  contains,
  mayContain,
  none,
  other,
}: AllergenChipState): string {
  if (none && contains.size + mayContain.size + other.length === 0) return noneOfThem;
  const traces = [...mayContain].filter((name) => !contains.has(name));
  const parts = [...Array.from(contains, allergenName), ...other];
  if (traces.length > 0) parts.push(`may contain: ${traces.map(allergenName).join(', ')}`);
  return parts.join(', ');
}
