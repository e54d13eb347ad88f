import { noteLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { choiceFor, doubtsWithout, newId, pricesOf } from './draft.ts';
import type { Draft, DraftDish, DraftSection } from './draft.ts';
import { inSections, joined, withoutPrice, type Edit } from './draft-edits.ts';
import { alternative } from './parse/words/choice-words.ts';
import { isSetMenu } from './parse/words/set-menus.ts';
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
  const { price } = heading;
  const choice = choiceFor(pricesOf({ ...dish, price }), dish.known);
  return { ...dish, price, choice, doubts: doubtsWithout(dish.doubts, 'price') };
}

/** One price buys all that stands below: «Menu du jour 32 €», or dishes among which guests choose. */
const buysAll = (heading: DraftDish, below: readonly DraftDish[]) =>
  isSetMenu(heading.name) ||
  below.some(({ name, description }) => alternative.test(` ${name} ${description}`));

/** Its price with the sign of its money, as its line has it behind the name. */
function writtenPrice({ name, price, lines }: DraftDish, source: Draft['lines']): string {
  const line = source[lines[0] ?? -1]?.text ?? '';
  const at = line.lastIndexOf(name);
  const rest = at < 0 ? '' : line.slice(at + name.length).replace(/^[^\d\p{Sc}]+/u, '');
  return /^[^\n]{1,20}$/u.test(rest) && /\d/u.test(rest) ? rest.trim() : price;
}

/**
 * What was read as a dish is the heading of those below it. Where they have no price of their own they have its price; of a
 * set menu the heading says it, and no course has one.
 */
export const makeHeading =
  (id: string): Edit =>
  (draft) => ({
    ...draft,
    sections: draft.sections.flatMap((section) => {
      const at = section.dishes.findIndex((one) => one.id === id);
      const heading = section.dishes[at];
      if (!heading) return [section];
      const isFirst = at === 0;
      const below = section.dishes.slice(at + 1);
      const unpriced = new Set(heading.price.trim() === '' ? [] : below.filter(isUnpriced));
      const isOfAll = unpriced.size > 0 && buysAll(heading, [...unpriced]);
      const price = isOfAll ? writtenPrice(heading, draft.lines) : '';
      const own: DraftSection = {
        id: newId(),
        name: heading.name,
        description: joined(price, isFirst ? section.description : ''),
        note: joined(isFirst ? section.note : '', heading.description).slice(0, noteLimit),
        near: isFirst ? section.near : [],
        line: heading.lines[0] ?? -1,
        dishes: below.map((dish) => {
          if (!unpriced.has(dish)) return dish;
          return isOfAll ? { ...dish, ...withoutPrice(dish) } : pricedLike(heading, dish);
        }),
      };
      return isFirst ? [own] : [{ ...section, dishes: section.dishes.slice(0, at) }, own];
    }),
  });

const isUnpriced = ({ price }: DraftDish) => price.trim() === '';
