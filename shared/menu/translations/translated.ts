import { suggestAllergens } from '../suggestions/suggest-allergens.ts';
import { outdatedFields } from './outdated-texts.ts';
import { choiceKey } from '../prices/choice-key.ts';
import type { OwnersCatalogue, StoredWords } from '../stored-catalogue.ts';

type Texts = {
  name: string;
  description: string | null;
  note?: string | null | undefined;
  choices?: readonly { name: string }[] | undefined;
  words?: StoredWords | undefined;
};

const suggests = (text: string | null | undefined) =>
  suggestAllergens({ name: text ?? '' }).map(({ allergen }) => allergen);

/** Texts in a language, but for those whose original has changed since and suggests an allergen that they do not. */
function withoutStale(row: Texts, language: string): StoredWords[string] {
  const said = { ...row.words?.[language] };
  for (const field of outdatedFields(row, language)) {
    const known = suggests(said[field]);
    if (suggests(row[field]).some((allergen) => !known.includes(allergen))) delete said[field];
  }
  return said;
}

/** A row in a language; missing texts stay as they are, and are reported to `missing`. */
export function translatedRow<Row extends Texts>(
  row: Row,
  language: string,
  missing: (text: string) => void = () => undefined,
): Row {
  const said = withoutStale(row, language);
  const text = (own: string, other: string | undefined) => {
    if (other === undefined) missing(own);
    return other ?? own;
  };
  const clearable = (own: string | null | undefined, other: string | undefined) =>
    own ? text(own, other) : own;
  const { name, description, note, choices } = row;
  return {
    ...row,
    name: text(name, said.name),
    description: clearable(description, said.description),
    ...(note !== undefined && { note: clearable(note, said.note) }),
    ...(choices && {
      choices: choices.map((choice) => ({
        ...choice,
        name: text(choice.name, said.choices?.[choiceKey(choice.name)]),
      })),
    }),
  };
}

/** Everything on these menus. */
function standingOn({ menus, categories }: OwnersCatalogue, menuIds: readonly string[]) {
  const shown = menus.filter(({ id }) => menuIds.includes(id));
  const held = new Set(shown.flatMap(({ category_ids }) => category_ids));
  const items = categories.filter(({ id }) => held.has(id)).flatMap(({ item_ids }) => item_ids);
  return new Set([...menuIds, ...held, ...items]);
}

/** A catalogue with these menus translated to a language, their texts without a translation, and whether any has one. */
export function translatedCatalogue(
  catalogue: OwnersCatalogue,
  language: string,
  menuIds: readonly string[],
) {
  const untranslated = new Set<string>();
  const shown = standingOn(catalogue, menuIds);
  const missing = (text: string) => void untranslated.add(text);
  let isBegun = false;
  const translated = <Row extends Texts & { id: string }>(rows: readonly Row[]) =>
    rows.map((row) => {
      if (!shown.has(row.id)) return row;
      isBegun ||= row.words?.[language] !== undefined;
      return translatedRow(row, language, missing);
    });
  const { menus, categories, items } = catalogue;
  const texts = {
    menus: translated(menus),
    categories: translated(categories),
    items: translated(items),
  };
  return { catalogue: { ...catalogue, ...texts }, untranslated, isBegun };
}
