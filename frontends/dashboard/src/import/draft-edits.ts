import { allergenName, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import {
  formatAllergenChips,
  parseAllergenChips,
} from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import { textOfPrice } from '@menuleaf/shared/menu/prices/choice-text.ts';
import {
  choiceFor,
  dishesOf,
  doubtsWithout,
  isPriceless,
  newId,
  pricelessRuns,
  pricesOf,
  withNumber,
  type Draft,
  type DraftDish,
  type DraftSection,
} from './draft.ts';
import { codesIn, unexplained } from './parse/dish.ts';
import { endsOpen } from './parse/tidy/broken-words.ts';

export type Edit = (draft: Draft) => Draft;

export const inSections =
  (change: (section: DraftSection, at: number) => DraftSection): Edit =>
  (draft) => ({ ...draft, sections: draft.sections.map(change) });

const inDishes = (change: (dish: DraftDish) => DraftDish): Edit =>
  inSections((section) => ({ ...section, dishes: section.dishes.map(change) }));

/** Replaces only the dish's section, so others are not re-rendered. */
const inItsSection = (id: string, change: (dishes: DraftDish[], at: number) => DraftDish[]): Edit =>
  inSections((section) => {
    const at = section.dishes.findIndex((dish) => dish.id === id);
    return at < 0 ? section : { ...section, dishes: change([...section.dishes], at) };
  });

export const changeDish = (id: string, change: Partial<DraftDish>): Edit =>
  inItsSection(id, (dishes) =>
    dishes.map((dish) => (dish.id === id ? { ...dish, ...change } : dish)),
  );

/** Takes such dishes as they were read. */
export const keepAsRead = (ids: readonly string[]): Edit =>
  inDishes((dish) => (ids.includes(dish.id) ? { ...dish, doubts: [] } : dish));

/** What says that a dish has no price of its own. */
export const withoutPrice = ({ decimals, doubts }: DraftDish) => ({
  price: textOfPrice({ price: 0, price_kind: 'none' }, decimals),
  doubts: doubtsWithout(doubts, 'price'),
});

/** Gives all dishes of a run of sections without prices one price; without one it says that they have none. */
export const answerPriceless =
  (first: string, price?: string): Edit =>
  (draft) => {
    const run = new Set(pricelessRuns(draft).find(([section]) => section?.id === first));
    const answered = (dish: DraftDish): DraftDish =>
      isPriceless(dish)
        ? { ...dish, ...withoutPrice(dish), ...(price !== undefined && { price }) }
        : dish;
    return inSections((section) =>
      run.has(section) ? { ...section, dishes: section.dishes.map(answered) } : section,
    )(draft);
  };

/** Prices as another currency writes them: «980.00» is «980» in yen. */
export const withDecimals = (decimals: number): Edit =>
  inDishes((dish) => ({
    ...dish,
    decimals,
    price: decimals === 0 ? dish.price.replaceAll(/\.0+(?!\d)/gu, '') : dish.price,
  }));

export const joined = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** What is said of a dish with what stood below it: parted, unless one sentence goes on there. */
function saidWith(said: string, below: string): string {
  const goesOn = endsOpen(said) || /\p{P}$/u.test(said) || /^[\p{Ll}\p{P}]/u.test(below);
  return [said, below].filter(Boolean).join(goesOn ? ' ' : ' · ');
}

/** What is a trace in one stays a trace. */
function bothAllergens(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  const [a, b] = [parseAllergenChips(one), parseAllergenChips(other)];
  return formatAllergenChips({
    contains: new Set([...a.contains, ...b.contains]),
    mayContain: new Set([...a.mayContain, ...b.mayContain]),
    other: [...a.other, ...b.other],
    none: a.none || b.none,
  });
}

/** Says what a code stands for that nothing explains: an allergen, or none. */
export const explainCode = (code: string, allergen?: Allergen): Edit =>
  inDishes((dish) => {
    if (dish.unexplained?.includes(code) !== true) return dish;
    const left = dish.unexplained.filter((one) => one !== code);
    return {
      ...dish,
      unexplained: left,
      allergens: bothAllergens(dish.allergens, allergen ? allergenName(allergen) : ''),
      doubts: dish.doubts.flatMap((doubt) => {
        if (codesIn(doubt).length === 0) return [doubt];
        return left.length > 0 ? [unexplained(left)] : [];
      }),
    };
  });

/** Name and description as one text, with the comma that parted them in their line. */
function inOneText({ name, description, lines }: DraftDish, source: Draft['lines']): string {
  const line = source[lines[0] ?? -1]?.text ?? '';
  const at = line.indexOf(name);
  const parted = at < 0 || name === '' ? null : /^\s*[,;:]/u.exec(line.slice(at + name.length));
  return joined(description && parted ? `${name}${parted[0].trim()}` : name, description);
}

/** What a dish says with one below it: with the price of that, as it is written where its line holds nothing else. */
function saidBelow(dish: DraftDish, above: DraftDish, draft: Draft): string {
  const isPriced = dish.price !== above.price && pricesOf(dish)?.price_kind !== 'none';
  if (above.price === '' || dish.price === '' || !isPriced)
    return saidWith(above.description, inOneText(dish, draft.lines));
  const [at = -1, ...more] = dish.lines;
  const isAlone = dishesOf(draft).every((one) => one === dish || !one.lines.includes(at));
  const written = isAlone && more.length === 0 ? draft.lines[at]?.text.trim() : undefined;
  const isWhole = written?.includes(dish.name) === true && written.includes(dish.description);
  const said = isWhole ? written : joined(dish.name, dish.price, dish.description);
  return [above.description, said].filter(Boolean).join(', ');
}

/** Merges two dishes: a line read as a dish is often a description. */
export const mergeAbove =
  (id: string): Edit =>
  (draft) =>
    inItsSection(id, (dishes, at) => {
      const to = dishes.findLastIndex((one, before) => before < at && !one.isDropped);
      const [above, dish] = [dishes[to], dishes[at]];
      if (!above || !dish) return dishes;
      const price = above.price || dish.price;
      const merged: DraftDish = {
        ...above,
        description: saidBelow(dish, above, draft),
        price,
        // A price that came from below changes what stands on the menu, too.
        ...(price !== above.price && {
          choice: choiceFor(pricesOf({ ...above, price }), above.known),
        }),
        allergens: bothAllergens(above.allergens, dish.allergens),
        isVegetarian: above.isVegetarian || dish.isVegetarian,
        isVegan: above.isVegan || dish.isVegan,
        isGlutenFree: above.isGlutenFree || dish.isGlutenFree,
        lines: [...above.lines, ...dish.lines],
        // Whose words they are is answered.
        doubts: above.doubts.filter(
          ({ field }) => field !== 'name' && (field !== 'price' || above.price !== ''),
        ),
      };
      return dishes.toSpliced(at, 1).toSpliced(to, 1, merged);
    })(draft);

const nameParts =
  /^(.{2,}?)\s*(?:[,;/&+|]|\s[–—-]\s|\s(?:and|or|und|oder|et|ou|y|o|e)\s)\s*(.{2,})$/iu;

/** Splits a dish in two: at its description, or after «and» or the like in its name. */
function halves(dish: DraftDish): [string, string] {
  if (dish.description !== '') return [dish.name, dish.description];
  const [, first, second] = nameParts.exec(dish.name) ?? [];
  return first !== undefined && second !== undefined ? [first, second] : [dish.name, ''];
}

export const splitDish = (id: string): Edit =>
  inItsSection(id, (dishes, at) => {
    const dish = dishes[at];
    if (!dish) return dishes;
    const [name, second] = halves(dish);
    const other = {
      ...emptyDish(dish.decimals),
      name: second,
      lines: dish.lines,
      price: dish.description ? '' : dish.price,
    };
    return dishes.toSpliced(at, 1, { ...dish, name, description: '' }, other);
  });

export function emptyDish(decimals: number): DraftDish {
  return {
    id: newId(),
    name: '',
    description: '',
    price: '',
    decimals,
    isVegetarian: false,
    isVegan: false,
    isGlutenFree: false,
    allergens: '',
    lines: [],
    doubts: [],
    isDropped: false,
    known: undefined,
    choice: 'add',
    isNear: false,
    number: '',
    takesName: false,
    takesDescription: false,
  };
}

export const takeOff =
  (item: string, isTakenOff: boolean): Edit =>
  (draft) => ({
    ...draft,
    missingItems: draft.missingItems.map((one) =>
      one.item.id === item ? { ...one, isTakenOff } : one,
    ),
  });

export const moveDish =
  (id: string, to: string): Edit =>
  (draft) => {
    const dish = draft.sections.flatMap(({ dishes }) => dishes).find((one) => one.id === id);
    if (!dish) return draft;
    const sections = draft.sections.map((section) => {
      if (section.id === to) return { ...section, dishes: [...section.dishes, dish] };
      if (!section.dishes.includes(dish)) return section;
      return { ...section, dishes: section.dishes.filter((one) => one !== dish) };
    });
    return { ...draft, sections };
  };

/** Drops new dishes beyond the plan's limit, from the end; dropped ones can be restored. */
export const keepFirst = (count: number): Edit => {
  let room = count;
  return inDishes((dish) => {
    if (dish.isDropped || dish.choice !== 'add') return dish;
    room -= 1;
    return room >= 0 ? dish : { ...dish, isDropped: true };
  });
};

/** Adds dish numbers to their names, or removes them. */
export const keepNumbers =
  (isKept: boolean): Edit =>
  (draft) => ({
    ...inDishes((dish) => withNumber(dish, isKept))(draft),
    keepsNumbers: isKept,
  });

const list = /,\s+(?=\p{L})/u;
/** «Ham, Egg & Chips» is a name as a whole; «Squid, aioli» may end before its comma. */
const smallList = /,\s+(?=\p{Ll})/u;

/** New dishes whose names go on behind a comma: in small letters, or in large ones where no name has small. */
export function namesWithLists(draft: Pick<Draft, 'sections'>): DraftDish[] {
  const found = dishesOf(draft).filter(
    ({ name, known, isDropped }) => !known && !isDropped && list.test(name),
  );
  const small = found.filter(({ name }) => smallList.test(name));
  return small.length > 0 ? small : found;
}

/** Moves what follows the comma of such names before their descriptions. */
export const moveLists: Edit = (draft) => {
  const found = new Set(namesWithLists(draft));
  return inDishes((dish) => {
    if (!found.has(dish)) return dish;
    const at = dish.name.search(list);
    const said = dish.name.slice(at + 1).trim();
    const description = [said, dish.description].filter(Boolean).join('. ');
    return { ...dish, name: dish.name.slice(0, at), description };
  })(draft);
};
