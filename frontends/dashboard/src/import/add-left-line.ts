import { draftDish, type Draft, type DraftSection } from './draft.ts';
import { emptyDish, type Edit } from './draft-edits.ts';
import { readMenu } from './parse/read-menu.ts';

/** What a line says when it is read alone: its dishes, or else its words as one. */
function dishesIn(line: number, { lines, decimals }: Draft) {
  const source = lines[line];
  const name = source?.text.trim() ?? '';
  const read = source ? readMenu([source], decimals).sections : [];
  const dishes = read.flatMap((section) => section.dishes);
  // That it may be none is answered by who makes it one.
  const found = dishes.map((dish) => ({
    ...draftDish(dish, undefined, decimals, name),
    lines: [line],
    doubts: dish.doubts.filter(({ field }) => field === 'price'),
  }));
  return found.length > 0 ? found : [{ ...emptyDish(decimals), name, lines: [line] }];
}

const startOf = ({ line, dishes }: DraftSection) =>
  Math.min(...[line, ...dishes.flatMap(({ lines }) => lines)].filter((at) => at >= 0));

/** Makes a line that was left out a dish, where it stands on what was brought; `id` is that of the first. */
export const addLeftLine =
  (line: number, id: string): Edit =>
  (draft) => {
    const dishes = dishesIn(line, draft).map((dish, at) => (at === 0 ? { ...dish, id } : dish));
    const into = Math.max(
      0,
      draft.sections.findLastIndex((section) => startOf(section) < line),
    );
    return {
      ...draft,
      left: draft.left.filter((one) => one !== line),
      sections: draft.sections.map((section, at) => {
        if (at !== into) return section;
        const before = section.dishes.findLastIndex((dish) => (dish.lines[0] ?? -1) < line);
        return { ...section, dishes: section.dishes.toSpliced(before + 1, 0, ...dishes) };
      }),
    };
  };
