import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import type { KnownLine } from '../known-line.ts';
import { isSizeName } from '../size-names.ts';
import type { DishField, ReadDish, ReadSection } from '../source-line.ts';

type Found = { field: DishField; reason: string };

/** Its price names are no sizes and appear on no other dish. */
function oddNames({ choices }: ReadDish, all: ReadonlyMap<string, number>): Found[] {
  const odd = choices.filter(({ name }) => !isSizeName(name) && all.get(name) === 1);
  const reason = `Its prices are called ${choices.map(({ name }) => name).join(' and ')} here.`;
  return choices.length > 0 && odd.length === choices.length ? [{ field: 'price', reason }] : [];
}

/** An unusual section name right above a single dish: it may be the name of that dish. */
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

/** Doubts that need the titles and other dishes' prices. */
export function addUnusual(sections: readonly ReadSection[], known: readonly KnownLine[]): void {
  const dishes = sections.flatMap((section) => section.dishes);
  const names = new Map<string, number>();
  for (const { name } of dishes.flatMap(({ choices }) => choices))
    names.set(name, (names.get(name) ?? 0) + 1);
  for (const section of sections) section.dishes[0]?.doubts.push(...underName(section, known));
  for (const dish of dishes.filter(({ doubts }) => doubts.length === 0))
    dish.doubts.push(...oddNames(dish, names));
}
