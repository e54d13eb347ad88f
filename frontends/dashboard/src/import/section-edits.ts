import { noteLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { choiceFor, doubtsWithout, newId, pricesOf } from './draft.ts';
import type { Draft, DraftDish, DraftSection } from './draft.ts';
import { inSections, joined, type Edit } from './draft-edits.ts';
import { isCapitals, isSectionName } from './parse/headings.ts';

export const changeSection = (id: string, change: Partial<DraftSection>): Edit =>
  inSections((section) => (section.id === id ? { ...section, ...change } : section));

/** The section that another one joins: the last above with its name, as on a menu's next page, or the one above it. */
export function sectionToJoin<Named extends { id: string; name: string }>(
  sections: readonly Named[],
  id: string,
): Named | undefined {
  const at = sections.findIndex((section) => section.id === id);
  const name = sections[at]?.name.trim().toLowerCase();
  const above = sections.slice(0, Math.max(at, 0));
  const isNamesake = (section: Named) => section.name.trim().toLowerCase() === name;
  return (name ? above.findLast(isNamesake) : undefined) ?? above.at(-1);
}

/** What was read as a heading is often none, or goes on from the page before. */
export const joinSectionAbove =
  (id: string): Edit =>
  (draft) => {
    const above = sectionToJoin(draft.sections, id);
    const section = draft.sections.find((one) => one.id === id);
    if (!above || !section) return draft;
    const note = joined(above.note, section.note);
    const description = joined(above.description, section.description);
    const both = { ...above, description, note, dishes: [...above.dishes, ...section.dishes] };
    const others = draft.sections.filter((one) => one !== section);
    return { ...draft, sections: others.map((one) => (one === above ? both : one)) };
  };

const lastOf = ({ dishes }: DraftSection) => dishes.findLast(({ isDropped }) => !isDropped);

/** The dish that a heading may belong to: it stands right below, and is written like no heading. */
export function dishDescribedBy(
  { sections, lines }: Pick<Draft, 'sections' | 'lines'>,
  at: number,
): DraftDish | undefined {
  const [above, section] = [sections[at - 1], sections[at]];
  const dish = above && lastOf(above);
  if (!dish || !section || dish.description !== '') return undefined;
  const isBelow = section.line > 0 && dish.lines.includes(section.line - 1);
  const isWords = !isCapitals(lines[section.line]?.text ?? '') && !isSectionName(section.name);
  return isBelow && isWords ? dish : undefined;
}

/** What was read as a heading says what is in the last dish above it. */
export const describeAbove =
  (id: string): Edit =>
  (draft) => {
    const at = draft.sections.findIndex((section) => section.id === id);
    const [above, section] = [draft.sections[at - 1], draft.sections[at]];
    const dish = above && lastOf(above);
    if (!dish || !section) return draft;
    const described = {
      ...dish,
      description: joined(dish.description, section.name, section.description),
      lines: [...dish.lines, section.line],
      doubts: doubtsWithout(dish.doubts, 'name'),
    };
    const dishes = above.dishes.map((one) => (one === dish ? described : one));
    const note = joined(above.note, section.note);
    const both = { ...above, note, dishes: [...dishes, ...section.dishes] };
    return { ...draft, sections: draft.sections.toSpliced(at - 1, 2, both) };
  };

function pricedLike(heading: DraftDish, dish: DraftDish): DraftDish {
  if (heading.price.trim() === '' || dish.price.trim() !== '') return dish;
  const { price } = heading;
  const choice = choiceFor(pricesOf({ ...dish, price }), dish.known);
  return { ...dish, price, choice, doubts: doubtsWithout(dish.doubts, 'price') };
}

/** What was read as a dish is the heading of those below it, which have its price where they have none of their own. */
export const makeHeading =
  (id: string): Edit =>
  (draft) => ({
    ...draft,
    sections: draft.sections.flatMap((section) => {
      const at = section.dishes.findIndex((one) => one.id === id);
      const heading = section.dishes[at];
      if (!heading) return [section];
      const isFirst = at === 0;
      const own: DraftSection = {
        id: newId(),
        name: heading.name,
        description: isFirst ? section.description : '',
        note: joined(isFirst ? section.note : '', heading.description).slice(0, noteLimit),
        near: isFirst ? section.near : [],
        line: heading.lines[0] ?? -1,
        dishes: section.dishes.slice(at + 1).map((dish) => pricedLike(heading, dish)),
      };
      return isFirst ? [own] : [{ ...section, dishes: section.dishes.slice(0, at) }, own];
    }),
  });
