import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';

/** Whether headings in a language are written with letters that a restaurant's face has. */
export const isInLatin = (language: string) =>
  new Intl.Locale(language).maximize().script === 'Latn';

/** A restaurant as a page in a language shows it: where the face has no letters for headings, it sets the name alone. */
export function forLanguage(restaurant: PublicRestaurant, language: string): PublicRestaurant {
  const { look } = restaurant;
  if (!look?.faces || isInLatin(language)) return restaurant;
  return { ...restaurant, look: { ...look, names_only: true } };
}
