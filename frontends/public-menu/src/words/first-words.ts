import { englishOpenWords } from '@menuleaf/shared/menu/hours/open-words.ts';

/** Strings of a page's first script, English. */
export const firstWords = {
  ...englishOpenWords,
  // Short lines, so no banner text is the largest contentful paint.
  cookies: 'This page works without cookies.',
  privacy: 'Privacy policy',
  decline: 'Decline',
  accept: 'Accept All',
  undeclared: 'not declared: please ask',
  sheet: 'Allergens',
  legend: '● contains  ○ may contain  * please ask: not confirmed, or more than the 14',
  dish: 'Dish',
};
export type FirstWords = typeof firstWords;
