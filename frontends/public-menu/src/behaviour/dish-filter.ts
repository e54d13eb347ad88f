import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import { type Allergen, allergenName } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import type { MoreWords } from '../words/more-words.ts';
import { type DeclaredAllergens, declaredAllergens } from './declared-allergens.ts';

/** A dish's data in the markup. */
export type Dish = DeclaredAllergens & { text: string; diets: string; price: number };

/** A dish and its position. */
export type Row = { item: HTMLElement; home: Element | null; dish: Dish };

/** A diner's filters. `diets` are letters of the list below. */
export type DishFilter = {
  text: string;
  diets: string[];
  without: string[];
  /** Maximum price; undefined for any. */
  most?: number | undefined;
  /** Whether a long word may differ by a letter. */
  isNear?: boolean;
};

export const diets = [
  ['v', 'vegetarian'],
  ['V', 'vegan'],
  ['g', 'glutenFree'],
] as const satisfies (readonly [string, keyof MoreWords])[];

export type FilterWords = MoreWords & {
  allergens?: Readonly<Record<string, string>>;
  /** The 14. */
  all: readonly Allergen[];
};

/** An allergen in the page's language. */
export const nameOf = (allergen: string, { allergens }: FilterWords) =>
  getOwn(allergens, allergen) ?? allergenName(allergen);

export const namesOf = (allergens: readonly string[], words: FilterWords) =>
  allergens.map((allergen) => nameOf(allergen, words));

const bare = (name: string) => plainLetters(name).trim().replace(/s$/, '');

/** The allergen that a search names, in the page's language, and that is not avoided; an -s more or less is the same. */
export const searchedAllergen = ({ text, without }: DishFilter, words: FilterWords) =>
  words.all.find((one) => bare(text) === bare(nameOf(one, words)) && !without.includes(one));

/** «Vegetarian · Without milk · Up to $12 · “soup”» */
export const filterText = (
  { text, diets: letters, without, most }: DishFilter,
  sign: string,
  words: FilterWords,
) =>
  [
    ...diets.flatMap(([letter, name]) => (letters.includes(letter) ? [words[name]] : [])),
    ...(without.length > 0
      ? [interpolate(words.withoutNames, { names: namesOf(without, words).join(', ') })]
      : []),
    ...(most === undefined ? [] : [interpolate(words.upTo, { price: `${sign}${most}` })]),
    ...(text.trim() ? [`“${text.trim()}”`] : []),
  ].join(' · ');

/**
 * The number in a displayed price, such as `$1,234.50` or `8,50 €`; `point` is the decimal point. A market price is
 * Infinity: today's price is unknown.
 */
const priceIn = (shown: string, point: string) => {
  const [number = ''] = /\d[^\p{L}\p{Sc}]*/u.exec(shown) ?? [];
  const digits = number.split('').filter((sign) => sign === point || /\d/.test(sign));
  return Number(digits.join('').replace(point, '.') || Infinity);
};

/** `diets` holds letters; `declared` is `data-a`, `prices` the displayed prices: the lowest counts. */
export const readDish = (
  text: string,
  diets: string,
  declared: string | undefined,
  prices: readonly string[],
  point: string,
): Dish => ({
  text: plainLetters(text),
  diets,
  price: Math.min(...prices.map((price) => priceIn(price, point))),
  ...declaredAllergens(declared),
});

/** Matches a word with one letter wrong, missing or too many. */
const nearly = (word: string) =>
  new RegExp(
    word.replace(/./g, (_, at) => `|${word.slice(0, at)}.{0,2}${word.slice(at + 1)}`).slice(1),
  );

export type Answer = 'yes' | 'no' | 'may' | 'ask';

/**
 * Whether a dish matches: `may` if it may contain an excluded allergen, which is a reported no; `ask` if its allergens
 * are unknown, which is never a yes.
 */
export function matchDish(dish: Dish, wish: DishFilter): Answer {
  const words = plainLetters(wish.text).split(/\s+/).filter(Boolean);
  const isNear = (word: string) =>
    wish.isNear && /^[\p{L}\d]{5,}$/u.test(word) && nearly(word).test(dish.text);
  if (!words.every((word) => dish.text.includes(word) || isNear(word))) return 'no';
  if (!wish.diets.every((diet) => dish.diets.includes(diet))) return 'no';
  if (wish.most !== undefined && dish.price > wish.most) return 'no';
  const isNamed = (names: string[]) => wish.without.some((name) => names.includes(name));
  if (isNamed(dish.contains)) return 'no';
  if (isNamed(dish.mayContain)) return 'may';
  return wish.without.length > 0 && !dish.isDeclared ? 'ask' : 'yes';
}
