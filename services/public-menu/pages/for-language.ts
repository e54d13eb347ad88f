import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';

/** Whether a language's headings use letters the restaurant's faces have. */
export const isInLatin = (language: string) =>
  new Intl.Locale(language).maximize().script === 'Latn';

/** Adapts a restaurant to a page's language: if the face lacks its letters, it sets the name only. */
export function forLanguage(restaurant: PublicRestaurant, language: string): PublicRestaurant {
  const { look } = restaurant;
  if (!look?.faces || isInLatin(language)) return restaurant;
  return { ...restaurant, look: { ...look, names_only: true } };
}
