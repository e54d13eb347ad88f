import { sharedWords } from './shared-words.ts';

/** Strings of the post-load script, in English. */
export const ownMoreWords = {
  withoutNames: 'Without {names}',
  upTo: 'Up to {price}',
  clear: 'Clear',
  someDishes: '{n} of {all} dishes',
  noDish: 'No dish fits.',
  contain: 'In {n} of {all} dishes: {names}.',
  toAsk: ', {n} to ask about at the end',
  hidden: '1 is hidden: it may contain {names}.|{n} are hidden: they may contain {names}.',
  or: ' or ',
  only: 'Only',
  without: 'Without',
  moreAllergens: 'More',
  hint: 'Dishes that the kitchen has not confirmed come last, to ask about.',
  dishes: 'Dishes',
  search: 'Search names and descriptions',
  highest: 'Highest price, in {sign}',
  remember: 'Remember on this device',
  show: 'Show dishes',
  showSome: 'Show 1 dish|Show {n} dishes',
  askTitle: 'To ask about ({n})',
  ask: 'The kitchen has not confirmed what is in these. Please ask before you order.',
  undeclaredDish: 'Allergens are not declared for this dish. Please ask before you order.',
  unconfirmed: 'The kitchen has not confirmed that this is all. Please ask if you have an allergy.',
  unclear:
    'The kitchen’s words on allergens are shown as they are. Please ask if you have an allergy.',
  confirmed: 'By the kitchen’s own word, confirmed on {date}.',
  gone: 'This dish is not on the menu now.',
  close: 'Close',
};

export const moreWords = { locale: 'en-US', ...sharedWords, ...ownMoreWords };
export type MoreWords = typeof moreWords;
