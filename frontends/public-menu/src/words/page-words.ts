import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { englishPriceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { sharedWords } from './shared-words.ts';

/** Strings on diners' pages beside the owner's texts, in English. */
export const pageWords = {
  ...englishPriceWords,
  ...sharedWords,
  menuOf: 'The menu of {name}',
  contactOf: 'Contact, opening hours and menu of {name}',
  hoursLink: 'Opening hours',
  hours: 'Opening Hours',
  specialHours: 'Special Hours',
  closedDay: 'Closed',
  call: 'Call',
  directions: 'Directions',
  aboutUs: 'About us',
  languages: 'Languages',
  categories: 'Categories',
  category: 'Category',
  find: 'Search & filter',
  soldOut: 'Sold out',
  soldOutUntil: 'Sold out until {time}',
  kcal: '{n} kcal',
  noAllergens: 'None of the 14 allergens',
  allergensAre: 'Allergens: {names}',
  mayContain: 'may contain: {names}',
  askAllergens: 'Ask about allergens',
  updated: 'Menu last updated',
  contactAndHours: 'Contact and hours',
  paperMenu: 'Paper menu',
  ourMenu: 'Our Menu',
  menus: 'Menus',
  viewMenu: 'View Menu',
  contact: 'Contact',
  showMap: 'Show map',
  largerMap: 'View Larger Map',
  social: 'Social media',
  notInLanguage: 'This menu is not available in this language.',
};
export type PageWords = Readonly<typeof pageWords>;

export type AllergenWords = Readonly<Record<Allergen, string>>;
