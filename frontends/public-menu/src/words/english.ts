import { firstWords } from './first-words.ts';
import { laterWords } from './later-words.ts';
import { ownMoreWords } from './more-words.ts';
import { offlineWords } from './offline-words.ts';
import { pageWords } from './page-words.ts';
import type { Words } from './words.ts';

const { days: _days, ...first } = firstWords;

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
    sulphites: 'sulfites',
    lupin: 'lupin',
    molluscs: 'mollusks',
  },
  script: { ...first, ...ownMoreWords, ...laterWords, ...offlineWords },
};
