import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { type DeclaredAllergens, declaredAllergens } from '../declared-text.ts';
import { useAllergenNames, usePageWords } from '../page-language.ts';

/** Cached: a menu has a thousand dishes. */
const lists = new Map<string, Intl.ListFormat>();
function listIn(language: string) {
  const known = lists.get(language) ?? new Intl.ListFormat(language, { type: 'unit' });
  lists.set(language, known);
  return known;
}

/** The allergens understood, in the page’s language, by the list of the 14. */
function useNamed() {
  const words = usePageWords();
  const { names, language } = useAllergenNames();
  const list = listIn(language);
  const named = (some: readonly Allergen[]) => list.format(some.map((one) => names[one]));
  return ({ contains, mayContain }: DeclaredAllergens) => {
    const may = interpolate(words.mayContain, { names: named(mayContain) });
    const parts = [
      ...(contains.length > 0 ? [named(contains)] : []),
      ...(mayContain.length > 0 ? [may] : []),
    ];
    return parts.join('; ');
  };
}

/** The owner’s own text if not fully understood, behind what was, and on an English page. */
function Names({ said, own }: { said: DeclaredAllergens; own: string }) {
  const words = usePageWords();
  const named = useNamed();
  const { isEnglish, language, main } = useAllergenNames();
  if (isEnglish && language === main) return interpolate(words.allergensAre, { names: own });
  if (said.isUnderstood) return interpolate(words.allergensAre, { names: named(said) });
  const isForeign = language !== main && said.contains.length + said.mayContain.length > 0;
  const [before, after] = words.allergensAre.split('{names}');
  return (
    <>
      {before}
      {isForeign && `${named(said)} (`}
      <span lang={language === main ? undefined : main} dir="auto">
        {own}
      </span>
      {isForeign && ')'}
      {after}
    </>
  );
}

/** On every dish of a menu that says some: undeclared allergens are to be asked about, never assumed safe. */
export function ItemAllergens({ item }: { item: PublicItem }) {
  const words = usePageWords();
  const said = declaredAllergens(item);
  const isNone = said && !said.isUnknown && said.contains.length + said.mayContain.length === 0;
  return (
    <p className="says">
      {isNone && words.noAllergens}
      {said && !isNone && <Names said={said} own={item.allergens ?? ''} />}
      {said?.isUnknown && ' '}
      {(said?.isUnknown ?? true) && <span className="ask">{words.askAllergens}</span>}
    </p>
  );
}
