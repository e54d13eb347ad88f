import type { TrueDish, TrueMenu } from '../truth.ts';
import { headingTitle, junkOf, textOf } from './lay-out.ts';
import { type Plan, planOf, type PlannedDish, type PlannedSection } from './plan.ts';
import { isMarket, isShared, isSized, legendsOf } from './print.ts';
import { plainStyle, styleKeys } from './style.ts';
import { wordsOf } from './words.ts';

function priceOf(dish: PlannedDish, section: PlannedSection, plan: Plan): number | null {
  if (isMarket(dish, plan)) return null;
  return isShared(section, plan) ? section.sharedPrice : dish.price;
}

function trueDish(dish: PlannedDish, section: PlannedSection, plan: Plan): TrueDish {
  const { style, language } = plan;
  const [small = '', large = ''] = wordsOf(language).sizes;
  const diets = style.marks === 'none' ? [] : dish.diets;
  return {
    names: [dish.name, ...diets.map((_, at) => `${dish.name} ${wordsOf(language).diets[at]}`)],
    price: priceOf(dish, section, plan),
    choices: isSized(section, plan)
      ? [
          { label: small, price: dish.price },
          { label: large, price: dish.largePrice },
        ]
      : [],
    possibleChoices: [],
    diets,
    possibleDiets: [],
    allergens: style.codes === 'none' ? [] : dish.allergens,
    possibleAllergens: [],
    description: style.descriptions === 'none' ? '' : dish.description,
    isOptional: false,
  };
}

const truthOf = (plan: Plan): TrueMenu => ({
  sections: plan.sections.map((section) => ({
    names: [section.title, headingTitle(section.title, plan)],
    dishes: section.dishes.map((dish) => trueDish(dish, section, plan)),
  })),
  junk: [...junkOf(plan).top, ...legendsOf(plan), ...junkOf(plan).end],
});

/** What sets a menu apart from the plainest one. */
const featuresOf = ({ style, language, currency }: Plan): string[] => [
  `language ${language}`,
  `currency ${currency}`,
  ...styleKeys.filter((key) => style[key] !== plainStyle[key]).map((key) => `${key} ${style[key]}`),
];

type GeneratedMenu = { text: string; truth: TrueMenu; features: string[] };

/** A menu that can be read, with what is to be read from it: the same for the same seed, always. */
export function generate(seed: number): GeneratedMenu {
  const plan = planOf(seed);
  return { text: textOf(plan), truth: truthOf(plan), features: featuresOf(plan) };
}
