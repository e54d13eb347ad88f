import type { Draft } from './draft.ts';

/** «12», «4a», «A1», «#7» before a name, as a kitchen calls its dishes. */
const numbered = /^\s*(?<number>#?\d{1,3}[a-z]?|[A-Z]{1,2}\d{1,3})(?:[.):]+\s*|\s+)(?=\S)/u;

/** The number that a dish had before its name where it was read from; empty where it had none. */
export function numberOf(line: string, name: string): string {
  const found = numbered.exec(line);
  const isBefore = found !== null && line.slice(found[0].length).startsWith(name.slice(0, 6));
  return isBefore && name !== '' ? (found.groups?.['number'] ?? '') : '';
}

const without = (name: string, number: string) =>
  name.startsWith(`${number}. `) ? name.slice(number.length + 2) : name;

/** Numbers of dishes as part of their names, or out of them. */
export const keepNumbers =
  (isKept: boolean) =>
  (draft: Draft): Draft => ({
    ...draft,
    keepsNumbers: isKept,
    sections: draft.sections.map((section) => ({
      ...section,
      dishes: section.dishes.map((dish) => {
        if (dish.number === '' || dish.known) return dish;
        const bare = without(dish.name, dish.number);
        return { ...dish, name: isKept ? `${dish.number}. ${bare}` : bare };
      }),
    })),
  });
