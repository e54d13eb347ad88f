import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { Diet } from '../truth.ts';
import { east } from './words-east.ts';
import { west } from './words-west.ts';
import type { Kind } from './written-words.ts';

const written = { ...west, ...east };
export const languages = Object.keys(written);

/** In the order of a language's `diets`. */
export const diets = ['vegetarian', 'vegan', 'gluten_free'] satisfies Diet[];
/** In the order of a language's `allergens`, whose first word stands for all of them. */
export const codedAllergens = ['gluten', 'egg', 'milk', 'nuts', 'fish'] satisfies Allergen[];

const list = (text: string) => text.split(' / ');

export function wordsOf(language: string) {
  const words = written[language];
  if (!words) throw new Error(`No words of ${language}`);
  const [allergens = '', ...allergenNames] = list(words.allergens);
  return {
    dishes: (kind: Kind) =>
      list(words[kind]).map((dish) => ({
        name: dish.replace('+', ''),
        isMeatless: dish.endsWith('+'),
      })),
    sections: (kind: Kind) => list(words.sections[kind]),
    ingredients: list(words.ingredients),
    diets: list(words.diets),
    allergens,
    allergenNames,
    sizes: list(words.sizes),
    notes: list(words.notes),
    market: words.market,
    person: words.person,
    footers: list(words.footers),
  };
}
export type Words = ReturnType<typeof wordsOf>;

/** `scale`: what a dish of 1 costs in it, roughly; `thousands`: how it writes 1000. */
type Currency = {
  sign: string;
  isBefore: boolean;
  decimals: '.' | ',' | '';
  thousands: string;
  scale: number;
};

const money = (
  sign: string,
  isBefore: boolean,
  decimals: Currency['decimals'],
  thousands: string,
  scale: number,
): Currency => ({ sign, isBefore, decimals, thousands, scale });

export const currencies: Record<string, Currency> = {
  EUR: money('€', false, ',', '.', 1),
  USD: money('$', true, '.', ',', 1),
  GBP: money('£', true, '.', ',', 1),
  CHF: money('CHF ', true, '.', '’', 1.5),
  JPY: money('¥', true, '', ',', 100),
  PLN: money('zł', false, ',', ' ', 3),
  CZK: money('Kč', false, '', ' ', 20),
  HUF: money('Ft', false, '', ' ', 300),
  SEK: money('kr', false, '', ' ', 12),
  DKK: money('kr.', false, ',', '.', 9),
  TRY: money('₺', false, ',', '.', 30),
  INR: money('₹', true, '', ',', 40),
  BRL: money('R$ ', true, ',', '.', 4),
  MXN: money('$', true, '.', ',', 15),
  HKD: money('HK$', true, '', ',', 8),
};

/** Where a language is spoken, money is one of these. */
export const currenciesOf: Record<string, string[]> = {
  en: ['USD', 'GBP', 'JPY', 'INR', 'HKD', 'EUR'],
  de: ['EUR', 'CHF'],
  fr: ['EUR', 'CHF'],
  it: ['EUR', 'CHF'],
  es: ['EUR', 'MXN'],
  pt: ['EUR', 'BRL'],
  nl: ['EUR'],
  pl: ['PLN'],
  cs: ['CZK'],
  hu: ['HUF'],
  sv: ['SEK', 'DKK'],
  tr: ['TRY'],
};
