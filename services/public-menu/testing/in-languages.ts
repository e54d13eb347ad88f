import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { largest, places } from './largest-menu.ts';

/** A menu of four dishes in two categories, in these further languages; Arabic and German are partly translated. */
export function menuOfFour(further_languages: string[] = [], language = 'en'): OwnersCatalogue {
  const whole = largest('x', places.descriptions);
  const categories = whole.categories.slice(0, 2).map((category, at) => ({
    ...category,
    name: `Course ${at}`,
    item_ids: category.item_ids.slice(0, 2),
    ...(at === 0 && { words: { ar: { name: 'المقبلات' }, de: { name: 'Vorspeisen' } } }),
  }));
  const ids = new Set(categories.flatMap(({ item_ids }) => item_ids));
  const items = whole.items
    .filter(({ id }) => ids.has(id))
    .map((item, at) => ({
      ...item,
      name: `Dish ${at}`,
      description: at === 0 ? 'Fresh' : null,
      allergens: 'milk, may contain: nuts',
      ...(at === 0 && { words: { ar: { name: 'حساء', description: 'Pizza طازج' } } }),
    }));
  const menus = whole.menus.map((menu) => ({
    ...menu,
    name: 'All day',
    language,
    further_languages,
    category_ids: categories.map(({ id }) => id),
  }));
  const restaurants = whole.restaurants.map((one) => ({
    ...one,
    name: 'Olive Yard',
    description: null,
    monday_hours: '09:00-21:00',
    tuesday_hours: 'Closed',
    wednesday_hours: 'by appointment',
  }));
  return { restaurants, menus, categories, items };
}
