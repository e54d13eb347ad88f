import { firstWords } from './first-words.ts';
import { moreWords } from './more-words.ts';
import { offlineWords } from './offline-words.ts';
import { pageWords } from './page-words.ts';
import type { Words } from './words.ts';

const { days: _days, ...first } = firstWords;
const { locale: _more, vegetarian: _v, vegan: _vegan, glutenFree: _g, ...more } = moreWords;

export const english: Words = {
  page: pageWords,
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    egg: 'egg',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
  script: { ...first, ...more, ...offlineWords },
};
