import type { ReadMenu, ReadSection, SourceLine } from '../source-line.ts';
import type { TidyLine } from '../tidy-line.ts';

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

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

/** Maps the result back to source line numbers, so no line and no amount is hidden. */
export function toSourceLines(
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
  return withEachLine({ lines, sections, left: left.flatMap(broughtOf) });
}
