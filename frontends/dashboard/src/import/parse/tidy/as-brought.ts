import type { ReadDish, ReadMenu, ReadSection, SourceLine } from '../source-line.ts';
import type { TidyLine } from '../tidy-line.ts';

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Money, plain to see, or a number that ends a line. */
const amounts =
  /(?<![\d.,])(?:(?<=\p{Sc} ?)\d+(?:[.,]\d{1,3})*|\d+(?:[.,]\d{1,3})*(?= ?\p{Sc})|\d+[.,]\d{2}|(?<=\p{L} )\d{1,3}$)(?![.,]?[\d%])/gu;

/** «11.00» and 11, «1.500» and 1500 are the same. */
const digitsOf = (amount: string) => amount.replaceAll(/\D/gu, '').replaceAll(/^0+|0+$/gu, '');

const textOf = ({ name, description, choices }: ReadDish) =>
  [name, description, ...choices.map((one) => one.name)].join('\n');

const shownOf = (dish: ReadDish) => ({
  text: textOf(dish),
  prices: [dish.price, ...dish.choices.map(({ price }) => price)].map((one) =>
    digitsOf(String(one)),
  ),
});

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const saidOf = ({ name, description, note }: ReadSection) => [name, description, note].join('\n');

/** A line that no dish and no heading was made of, and whose words stand in no section and name no price. */
function withEachLine({ lines, sections, left }: ReadMenu): ReadMenu {
  const used = new Set([
    ...left,
    ...sections.flatMap(({ line, dishes }) => [line, ...dishes.flatMap((dish) => dish.lines)]),
  ]);
  const choices = sections.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.choices));
  const said = new Set(
    wordsOf([...sections.map(saidOf), ...choices.map(({ name }) => name)].join('\n')),
  );
  const unseen = lines.flatMap(({ text }, at) =>
    used.has(at) || wordsOf(text).every((word) => said.has(word)) ? [] : [at],
  );
  return { lines, sections, left: inOrder([...left, ...unseen]) };
}

/** An amount that is no price and stands in no text: its dish is marked, or the owner is shown its line. */
function withEachAmount({ lines, sections, left }: ReadMenu): ReadMenu {
  const notes = sections.map(saidOf);
  const seen = new Set(left);
  const isLost = ({ text }: SourceLine, dishes: readonly ReadDish[]) => {
    const shown = dishes.map(shownOf);
    const texts = [...notes, ...shown.map((one) => one.text)].join('\n');
    return (text.replaceAll(/\([\d.,]+(?: ?\p{L}{1,3}\.?)?\)/gu, '').match(amounts) ?? []).some(
      (amount) =>
        !texts.includes(amount) && !shown.some(({ prices }) => prices.includes(digitsOf(amount))),
    );
  };
  const lost = lines.flatMap((line, at) => {
    const own = sections.flatMap(({ dishes }) => dishes.filter((dish) => dish.lines.includes(at)));
    const below = sections.find((section) => section.line === at)?.dishes ?? [];
    const isSeen = seen.has(at) || [...own, ...below].some(({ doubts }) => doubts.length > 0);
    if (isSeen || !isLost(line, [...own, ...below])) return [];
    own[0]?.doubts.push({
      field: 'price',
      reason: 'One of the amounts in its lines was not read.',
    });
    return own.length > 0 ? [] : [at];
  });
  return { lines, sections, left: inOrder([...left, ...lost]) };
}

/** Maps the result back to source line numbers, so no line and no amount is hidden. */
export function asBrought(
  lines: readonly SourceLine[],
  tidy: readonly TidyLine[],
  read: readonly ReadSection[],
  left: readonly number[],
): ReadMenu {
  const broughtOf = (at: number) => tidy[at]?.from ?? [];
  const sections = read.map((section) => ({
    ...section,
    line: broughtOf(section.line)[0] ?? section.line,
    dishes: section.dishes.map((dish) => ({
      ...dish,
      lines: inOrder(dish.lines.flatMap(broughtOf)),
    })),
  }));
  return withEachLine(withEachAmount({ lines, sections, left: left.flatMap(broughtOf) }));
}
