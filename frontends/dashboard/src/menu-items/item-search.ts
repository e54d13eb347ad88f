import type { Item } from '@menuleaf/shared/contracts/catalogue-entities.ts';

/** Items whose name, description, allergens or categories hold the words, whatever the case. */
export function searchItems(items: readonly Item[], words: string): readonly Item[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter(({ name, description, allergens, categories }) =>
    [name, description, allergens, ...categories.map((category) => category.name)].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  );
}
