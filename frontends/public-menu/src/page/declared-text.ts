import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { readAllergens } from '@menuleaf/shared/menu/allergens/allergens.ts';

type Declared = Pick<PublicItem, 'allergens' | 'allergens_confirmed_at'>;

/** Parses the owner's text; until confirmed, allergens it does not name are unknown, and a "none" does not count. */
function read({ allergens, allergens_confirmed_at }: Declared) {
  const said = readAllergens(allergens);
  if (!said || allergens_confirmed_at) return said;
  const isNone = !said.isUnclear && said.contains.length + said.mayContain.length === 0;
  return isNone ? undefined : { ...said, isUnclear: true };
}

/** For the filters: names, `~` before what it may contain, `?` for unclear; undefined if undeclared. */
export function declaredText(item: Declared): string | undefined {
  const said = read(item);
  return (
    said &&
    [
      ...said.contains,
      ...said.mayContain.map((name) => `~${name}`),
      ...(said.isUnclear ? ['?'] : []),
    ].join(' ')
  );
}

/** A dish's allergens of the 14 by its owner’s word: unknown, none, or these, fully understood or not. */
export type DeclaredAllergens = {
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  isUnknown: boolean;
  /** Every word, confirmed or not. */
  isUnderstood: boolean;
};

/** Undefined if undeclared. */
export function declaredAllergens(item: Declared): DeclaredAllergens | undefined {
  const said = read(item);
  return (
    said && {
      contains: said.contains,
      mayContain: said.mayContain,
      isUnknown: said.isUnclear,
      isUnderstood: readAllergens(item.allergens)?.isUnclear === false,
    }
  );
}
