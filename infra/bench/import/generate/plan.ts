import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { Diet } from '../truth.ts';
import { type Random, randomOf } from './random.ts';
import { type Style, styleOf } from './style.ts';
import {
  codedAllergens,
  currencies,
  currenciesOf,
  diets,
  languages,
  type Words,
  wordsOf,
} from './words.ts';
import { type Kind, kinds } from './written-words.ts';

export type PlannedDish = {
  name: string;
  price: number;
  largePrice: number;
  diets: Diet[];
  allergens: Allergen[];
  description: string;
  /** At the market's price, or a person's, where the menu has such an exception. */
  isException: boolean;
};
export type PlannedSection = {
  title: string;
  note: string;
  /** Has small and large, or one price in its heading, where the menu has those. */
  isSized: boolean;
  isShared: boolean;
  sharedPrice: number;
  dishes: PlannedDish[];
};
/** All that a menu says, and how. */
export type Plan = {
  title: string;
  language: string;
  currency: string;
  style: Style;
  sections: PlannedSection[];
};

const cheapest: Record<Kind, number> = { starters: 6, mains: 13, desserts: 5, drinks: 2.5 };

function priceOf(random: Random, kind: Kind, currency: string, style: Style): number {
  const { scale = 1, decimals = '.' } = currencies[currency] ?? {};
  const price = (cheapest[kind] + random.below(14) / (kind === 'mains' ? 1 : 2)) * scale;
  if (style.money === 'words') return Math.round(price);
  if (!decimals) return Math.round(price / (scale >= 100 ? 10 : 1)) * (scale >= 100 ? 10 : 1);
  return Math.round(price) + random.pick([0, 0.5, 0.8, 0.95, 0.25]);
}

const rise = (price: number, currency: string) =>
  Math.round(price + 3 * (currencies[currency]?.scale ?? 1) + Math.floor(price / 4));

function dishesOf(random: Random, words: Words, kind: Kind, plan: Omit<Plan, 'sections'>) {
  const dishes = random.some(words.dishes(kind), 3 + random.below(4));
  return dishes.map(({ name, isMeatless }): PlannedDish => {
    const price = priceOf(random, kind, plan.currency, plan.style);
    return {
      name,
      price,
      largePrice: rise(price, plan.currency),
      diets: isMeatless ? random.some(diets, random.below(2) + random.below(2)).slice(0, 1) : [],
      allergens: codedAllergens.filter(() => random.chance(0.35)),
      description:
        kind === 'drinks' || (plan.style.descriptions === 'some' && random.chance(0.5))
          ? ''
          : random.some(words.ingredients, 2 + random.below(2)).join(', '),
      isException: false,
    };
  });
}

function sectionOf(random: Random, words: Words, kind: Kind, plan: Omit<Plan, 'sections'>) {
  const dishes = dishesOf(random, words, kind, plan);
  return {
    title: random.pick(words.sections(kind)),
    note: random.chance(0.6) ? random.pick(words.notes) : '',
    isSized: kind === 'drinks',
    isShared: kind === 'desserts',
    sharedPrice: dishes[0]?.price ?? 0,
    dishes,
  };
}

const houses = ['The Blue Door', 'Casa Aurora', 'Zum Anker', 'Chez Margot', 'Bistro 21', 'Nordlys'];

/** A menu of three or four sections in one language, one currency and one style. */
export function planOf(seed: number): Plan {
  const random = randomOf(seed);
  const language = random.pick(languages);
  const currency = random.pick(currenciesOf[language] ?? []);
  const style = styleOf(random, language, currency);
  const head = { title: random.pick(houses), language, currency, style };
  const words = wordsOf(language);
  const chosen = random.chance(0.5) ? kinds : kinds.filter((kind) => kind !== 'desserts');
  const sections = chosen.map((kind) => sectionOf(random, words, kind, head));
  const exception = random.pick(sections[1]?.dishes ?? []);
  exception.isException = true;
  return { ...head, sections };
}
