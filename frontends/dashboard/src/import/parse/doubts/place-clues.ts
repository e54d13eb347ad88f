import { shareOf } from '../counts-of.ts';
import { isUnpriced } from '../dish.ts';
import { isKind } from '../line-grammar/part-names.ts';
import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import type { ClassifiedLine } from '../classified-line.ts';
import type { ReadSection } from '../source-line.ts';
import { choiceWords } from '../words/choice-words.ts';
import { type Clue, clueOf, isSeparator, type DishInContext } from './dish-in-context.ts';

const isNameLike = (line: ClassifiedLine | undefined) =>
  line?.kind === 'text' && /^[\p{Lu}\p{Lo}][^.!,]{2,45}$/u.test(line.words);

const titleOf = ({ section, menu }: DishInContext) => menu.known[section.line];

const isTitle = ({ section }: DishInContext, text: string) =>
  isSectionName(section.name) ||
  isCapitals(text) ||
  decoratedName(text) !== undefined ||
  /:$/u.test(text);

const mayBeNameAbove = ({ above }: DishInContext) =>
  `“${above?.words ?? ''}” above it may be its name.`;

/** «CHOWDAH» above «cup 6», «bowl 9»: it may be the dish that these are sizes of. */
export const isOverKinds = ({ name, dishes }: ReadSection) =>
  !isSectionName(name) && dishes.length > 1 && shareOf(dishes, (dish) => isKind(dish.name)) > 0.5;

/** Lines of several dishes that are no habit. */
const fewLines = 4;

const isOnSharedLine = ({ dish, menu }: DishInContext) =>
  dish.lines.some((at) => {
    const { from = [] } = menu.tidy[at] ?? {};
    return (menu.pieces.get(String(from[0])) ?? 0) > 1;
  });

const ofDescription = clueOf('description');
const ofName = clueOf('name');
const ofPrice = clueOf('price');

const reasons = {
  shared: 'It stood on a line with others.',
  dishWithin: 'Its description may hold another dish.',
} as const;

export const placeClues = {
  overUnpriced: ofName(
    1.76,
    'It may be a heading with a price for all below it.',
    ({ dish, after, section }) => {
      const below = section.dishes.slice(section.dishes.indexOf(dish) + 1).slice(0, 2);
      return (
        dish.price !== null && after !== undefined && below.length === 2 && below.every(isUnpriced)
      );
    },
  ),
  underName: ofName(1.63, mayBeNameAbove, (seen) => {
    const { kind, text = '', at } = titleOf(seen) ?? {};
    const isOnly = seen.section.dishes.length === 1 && seen.above?.at === at;
    return kind === 'text' && isOnly && !isTitle(seen, text);
  }),
  listUnderTitle: ofName(
    2.39,
    ({ section }) => `“${section.name}” above it may be its name.`,
    ({ dish, section, lines }) =>
      section.dishes.length === 1 &&
      isCapitals(section.name) &&
      dish.name.includes(',') &&
      lines.length > 0,
  ),
  nameOfAbove: ofName(
    0.77,
    mayBeNameAbove,
    ({ before, above }) =>
      before !== undefined && isNameLike(above) && before.lines.slice(1).at(-1) === above?.at,
  ),
  takenAbove: ofName(
    1.97,
    mayBeNameAbove,
    ({ before, above, menu }) =>
      above?.kind === 'text' &&
      before?.lines.includes(above.at) === true &&
      isSeparator(above.at - 1, menu),
  ),
  unusedAbove: ofName(
    0.75,
    mayBeNameAbove,
    ({ dish, above, menu }) =>
      above?.kind === 'text' && !menu.used.has(above.at) && dish.choices.length === 0,
  ),
  alone: ofName(
    1.14,
    'It is the only dish below its heading.',
    ({ section, menu, lines }) =>
      section.dishes.length === 1 && menu.sections > 1 && lines.length > 0,
  ),
  choiceTitle: ofName(
    0.44,
    'Its heading may be a choice for other dishes.',
    ({ section }) =>
      choiceWords.test(section.name) ||
      /\b(?:available|with|choice|choose|options|add)\b/iu.test(section.name),
  ),
  kindsUnderTitle: ofName(
    1.1,
    ({ section }) => `“${section.name}” above it may be the dish.`,
    ({ section }) => isOverKinds(section),
  ),
  ofSeveralAlone: ofName(
    1.3,
    reasons.shared,
    (seen) =>
      isOnSharedLine(seen) &&
      shareOf([...seen.menu.pieces], ([, count]) => count > 1) * seen.menu.pieces.size < fewLines,
  ),
  priceBelow: ofPrice(1.49, 'A line below it has a price of its own.', ({ lines }) =>
    lines.slice(1).some(({ kind }) => kind === 'dish'),
  ),
  manyLines: ofDescription(1.24, reasons.dishWithin, ({ lines }) => lines.length > 3),
  namesWithin: ofDescription(1.08, reasons.dishWithin, ({ lines }) =>
    lines.slice(1).some((line) => isNameLike(line)),
  ),
  capitalWithin: ofDescription(1.05, reasons.dishWithin, ({ dish }) =>
    /(?:^|[,.;·/] )\p{Lu}\p{Ll}+ (?:\p{Lu}|\d)/u.test(dish.description),
  ),
  slashesWithin: ofDescription(
    1.29,
    'Its description may hold other dishes.',
    ({ dish }) => dish.description.split(/\s[/|]\s/u).length > 2,
  ),
} satisfies Record<string, Clue>;
