import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import type { KnownLine } from '../known-line.ts';
import { amountOf } from '../money.ts';
import { isSizeName } from '../size-names.ts';
import type { DishField, ReadDish, ReadSection } from '../source-line.ts';
import { currency } from '../words/money-words.ts';

type Found = { field: DishField; reason: string };

/** Money, plain to see: with a currency or two decimals, and no measure behind it. */
const plainMoney = new RegExp(
  `(?<![\\d.,+]|\\d[ ’']|\\+\\s)(?:\\d{1,3}(?:[ ’']\\d{3})+\\s?${currency}|${currency}\\s?\\d{1,5}(?:[.,]\\d{1,2})?|\\d{1,4}[.,]\\d{2}|\\d{1,5}\\s?${currency})(?![\\d.,]*\\d|\\s?(?:%|°|(?:k?g|[cdm]?l|oz|cm|k?cal)(?!\\p{L})))`,
  'giu',
);

const inBrackets = /\([^()]*\)/gu;

/** Each amount of the lines of a dish is one of its prices, or somebody has to look at it. */
function leftAmounts(dish: ReadDish, known: readonly KnownLine[]): Found[] {
  const read = new Set([dish.price, ...dish.choices.map(({ price }) => price)]);
  const isLeft = dish.lines.some((at) => {
    const { text = '', price } = known[at] ?? {};
    const said = [...text.replaceAll(inBrackets, '').matchAll(plainMoney)].map(([one]) =>
      amountOf(one.trim()),
    );
    return [...said, ...(price?.prices ?? [])].some((one) => one !== undefined && !read.has(one));
  });
  return isLeft ? [{ field: 'price', reason: 'One of the prices in its lines was not read.' }] : [];
}

const isName = (line: KnownLine | undefined) =>
  line?.kind === 'text' && /^[\p{Lu}\p{Lo}][^.!]{2,40}$/u.test(line.words);

/** Two names or more below a dish are seldom said of it. */
function namesBelow({ lines }: ReadDish, known: readonly KnownLine[]): Found[] {
  const names = lines.slice(1).filter((at) => isName(known[at]));
  const reason = 'Its description may hold other dishes.';
  return names.length > 1 ? [{ field: 'description', reason }] : [];
}

/** What its prices are called is no size, and no other dish of the menu has such names. */
function oddNames({ choices }: ReadDish, all: ReadonlyMap<string, number>): Found[] {
  const odd = choices.filter(({ name }) => !isSizeName(name) && all.get(name) === 1);
  const reason = `Its prices are called ${choices.map(({ name }) => name).join(' and ')} here.`;
  return choices.length > 0 && odd.length === choices.length ? [{ field: 'price', reason }] : [];
}

/** A title right above its only dish, that is not what sections are called: it may be the name of that dish. */
function underName({ line, name, dishes }: ReadSection, known: readonly KnownLine[]): Found[] {
  const { kind, text = '' } = known[line] ?? {};
  const isTitle =
    isSectionName(name) ||
    isCapitals(text) ||
    decoratedName(text) !== undefined ||
    /:$/u.test(text);
  const isRight = dishes[0]?.lines[0] === line + 1;
  return kind === 'text' && dishes.length === 1 && isRight && !isTitle
    ? [{ field: 'name', reason: `“${name}” above it may be its name.` }]
    : [];
}

/** What stands in the lines of a dish, and is not read of it. */
export function addUnaccounted(
  sections: readonly ReadSection[],
  known: readonly KnownLine[],
): void {
  const dishes = sections.flatMap((section) => section.dishes);
  const names = new Map<string, number>();
  for (const { name } of dishes.flatMap(({ choices }) => choices))
    names.set(name, (names.get(name) ?? 0) + 1);
  for (const section of sections) section.dishes[0]?.doubts.push(...underName(section, known));
  for (const dish of dishes.filter(({ doubts }) => doubts.length === 0))
    dish.doubts.push(
      ...leftAmounts(dish, known),
      ...namesBelow(dish, known),
      ...oddNames(dish, names),
    );
}
