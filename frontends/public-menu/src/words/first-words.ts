import { englishOpenWords } from '@menuleaf/shared/menu/hours/open-words.ts';

/** What a page's first script says, in English. */
export const firstWords = {
  ...englishOpenWords,
  // Short lines: no text of the banner is the largest that the page paints.
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
