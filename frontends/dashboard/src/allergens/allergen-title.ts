import { allergenName } from '@menuleaf/shared/menu/allergens/allergen-names.ts';

export function allergenTitle(allergen: string): string {
  const name = allergenName(allergen);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
