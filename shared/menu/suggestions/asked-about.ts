import type { Allergen } from '../allergens/allergen-names.ts';
import { readAllergens } from '../allergens/allergens.ts';
import type { OwnersCatalogue, StoredItem } from '../stored-catalogue.ts';
import { suggestAllergens } from './suggest-allergens.ts';

type Worded = Pick<StoredItem, 'name' | 'description' | 'choices' | 'allergens'>;

/** Allergens that a dish's words suggest, choices included, and its allergen text does not name. A tick of a diet rules out none. */
export function undeclared({ name, description, choices = [], allergens }: Worded): Allergen[] {
  const { contains = [], mayContain = [] } = readAllergens(allergens) ?? {};
  const named = new Set([...contains, ...mayContain]);
  const words = [description ?? '', ...choices.map((choice) => choice.name)].join('\n');
  return suggestAllergens({ name, description: words })
    .map(({ allergen }) => allergen)
    .filter((allergen) => !named.has(allergen));
}

/** What the words of a confirmed dish suggest that was not there to confirm (decision 0021). */
export function suggestedSince(item: StoredItem): Allergen[] {
  if (!item.allergens_confirmed_at || !item.changed_since_confirmed) return [];
  const known: readonly string[] = item.confirmed_despite ?? [];
  return undeclared(item).filter((allergen) => !known.includes(allergen));
}

const seafood = ['fish', 'crustaceans', 'molluscs'];
const animal = ['milk', 'egg', ...seafood];

/** A dish as guests may believe it: neither confirmation nor diet stands where its words have come to suggest more. */
function asBelieved(item: StoredItem): StoredItem {
  const since = suggestedSince(item);
  if (since.length === 0) return item;
  const hasNone = (kinds: readonly string[]) => !since.some((one) => kinds.includes(one));
  return {
    ...item,
    allergens_confirmed_at: null,
    is_vegetarian: item.is_vegetarian && hasNone(seafood),
    is_vegan: item.is_vegan && hasNone(animal),
    is_gluten_free: item.is_gluten_free && hasNone(['gluten']),
  };
}

/** In the words that the owner wrote: translations come after it. */
export const believed = (catalogue: OwnersCatalogue): OwnersCatalogue => ({
  ...catalogue,
  items: catalogue.items.map(asBelieved),
});
