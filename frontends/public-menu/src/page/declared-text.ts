import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { readAllergens } from '@menuleaf/shared/menu/allergens.ts';

type Declared = Pick<PublicItem, 'allergens' | 'allergens_confirmed_at'>;

/** An owner's words; until they are confirmed, what they do not name is unknown, and that there is none is no word at all. */
function read({ allergens, allergens_confirmed_at }: Declared) {
  const said = readAllergens(allergens);
  if (!said || allergens_confirmed_at) return said;
  const isNone = !said.isUnclear && said.contains.length + said.mayContain.length === 0;
  return isNone ? undefined : { ...said, isUnclear: true };
}

/** For the filters: names, `~` before what it may contain, `?` for unclear; undefined where nothing is declared. */
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

/** What stands below a dish, and whether a guest has to ask about it. */
export function allergenWords(item: Declared): { words: string | undefined; isUnknown: boolean } {
  const declared = declaredText(item);
  if (declared === undefined) return { words: undefined, isUnknown: true };
  if (declared === '') return { words: 'None of the 14 allergens', isUnknown: false };
  return { words: `Allergens: ${item.allergens}`, isUnknown: declared.includes('?') };
}
