import { ownValue } from '@menuleaf/shared/contracts/fields/own-value.ts';
import { fillIn } from '@menuleaf/shared/menu/fill-in.ts';
import type { MoreWords } from '../words/more-words.ts';
import { type DeclaredAllergens, declaredAllergens } from './declared-allergens.ts';

/** What the markup says of one dish. */
export type Dish = DeclaredAllergens & { text: string; diets: string; price: number };

/** A dish and where it stands. */
export type Row = { item: HTMLElement; home: Element | null; dish: Dish };

/** What a diner looks for. `diets` are letters of the list below. */
export type Wish = {
  text: string;
  diets: string[];
  without: string[];
  /** The highest price; undefined where any will do. */
  most?: number | undefined;
};

export const diets = [
  ['v', 'vegetarian'],
  ['V', 'vegan'],
  ['g', 'glutenFree'],
] as const satisfies (readonly [string, keyof MoreWords])[];

export type FilterWords = MoreWords & { allergens?: Readonly<Record<string, string>> };

/** Allergens as the page calls them. */
export const namesOf = (names: readonly string[], { allergens }: FilterWords) =>
  names.map((name) => ownValue(allergens, name) ?? name);

/** «Vegetarian · Without milk · Up to $12 · “soup”» */
export const wishWords = (
  { text, diets: letters, without, most }: Wish,
  sign: string,
  words: FilterWords,
) =>
  [
    ...diets.flatMap(([letter, name]) => (letters.includes(letter) ? [words[name]] : [])),
    ...(without.length > 0
      ? [fillIn(words.withoutNames, { names: namesOf(without, words).join(', ') })]
      : []),
    ...(most === undefined ? [] : [fillIn(words.upTo, { price: `${sign}${most}` })]),
    ...(text.trim() ? [`“${text.trim()}”`] : []),
  ].join(' · ');

/** Without accents and case, so that «creme» finds «Crème». */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The number in a price as a page writes it, `$1,234.50` or `8,50 €`; `point` is what stands before its decimals. A market
 * price is more than any: nobody knows what it is today.
 */
const priceIn = (shown: string, point: string) => {
  const [number = ''] = /\d[^\p{L}\p{Sc}]*/u.exec(shown) ?? [];
  const digits = number.split('').filter((sign) => sign === point || /\d/.test(sign));
  return Number(digits.join('').replace(point, '.') || Infinity);
};

/** `diets` holds letters; `declared` is what `data-a` says, `prices` what stands beside the name: the least counts. */
export const readDish = (
  text: string,
  diets: string,
  declared: string | undefined,
  prices: readonly string[],
  point: string,
): Dish => ({
  text: plain(text),
  diets,
  price: Math.min(...prices.map((price) => priceIn(price, point))),
  ...declaredAllergens(declared),
});

export type Answer = 'yes' | 'no' | 'may' | 'ask';

/**
 * Whether a dish is what is looked for: `may` when it may contain what is to be left out, which is a no that is told;
 * `ask` when its allergens are not known, which is never a yes.
 */
export function fits(dish: Dish, wish: Wish): Answer {
  const words = plain(wish.text).split(/\s+/).filter(Boolean);
  if (!words.every((word) => dish.text.includes(word))) return 'no';
  if (!wish.diets.every((diet) => dish.diets.includes(diet))) return 'no';
  if (wish.most !== undefined && dish.price > wish.most) return 'no';
  const isNamed = (names: string[]) => wish.without.some((name) => names.includes(name));
  if (isNamed(dish.contains)) return 'no';
  if (isNamed(dish.mayContain)) return 'may';
  return wish.without.length > 0 && !dish.isDeclared ? 'ask' : 'yes';
}
