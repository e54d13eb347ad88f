import type { ReadMenu, ReadSection, SourceLine } from '../source-line.ts';
import type { TidyLine } from './tidy-line.ts';

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Maps the result back to source line numbers, so no line is hidden. */
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
  return { lines, sections, left: inOrder(left.flatMap(broughtOf)) };
}
