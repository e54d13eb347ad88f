import { nameLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { textOfChoices, textOfPrice } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { isSameNumber, numberOf, withoutNumber } from './again/dish-number.ts';
import { matched, type Match } from './again/match.ts';
import { normalName } from './again/normal-name.ts';
import { type ReadPrices, readPrices } from './read-prices.ts';
import { firstSectionName } from '../languages/first-names.ts';
import { inSentenceCase, withSizesIn } from './menu-words.ts';
import type { KnownItem } from './again/known-item.ts';
import { isUnpriced } from './parse/dish.ts';
import { runsOf } from './parse/doubts/priceless.ts';
import { isCapitals } from './parse/headings.ts';
import type { Doubt, ReadDish, ReadMenu, SourceLine } from './parse/source-line.ts';

/** A menu item missing from the import: it stays unless the owner removes it. */
export type MissingItem = { item: KnownItem; isTakenOff: boolean };

export type DraftDish = Omit<ReadDish, 'price' | 'choices' | 'priceKind'> & {
  id: string;
  /** As typed: `8.00`, `from 8.00`, `market price`, `no price`, `Glass 8.00; Bottle 32.00`. */
  price: string;
  /** Of the owner's currency. */
  decimals: number;
  isDropped: boolean;
  known: KnownItem | undefined;
  /** Action for a dish already on the menu. */
  choice: 'add' | 'update' | 'skip';
  /** Its name only resembles the item's, and nobody confirmed that they match. */
  isNear: boolean;
  /** Number before its name in the import, if any. */
  number: string;
  /** The existing item takes the imported name. */
  takesName: boolean;
  takesDescription: boolean;
};

export type DraftSection = {
  id: string;
  name: string;
  description: string;
  /** Applies to all its dishes. */
  note: string;
  /** Where none of its dishes has a price: lines near them that say what something costs. */
  near: readonly number[];
  /** Of its heading; -1 where it has none, as in a sheet. */
  line: number;
  dishes: DraftDish[];
};

/** The parsed menu, as the owner corrects it; nothing has left the device. */
export type Draft = {
  lines: readonly SourceLine[];
  /** URLs of the photos that the lines were read from. */
  images: readonly string[];
  sections: readonly DraftSection[];
  left: readonly number[];
  missingItems: readonly MissingItem[];
  keepsNumbers: boolean;
  decimals: number;
};

/** Parses a typed price; undefined if it cannot be saved. */
export const pricesOf = ({ price, decimals }: Pick<DraftDish, 'price' | 'decimals'>) =>
  readPrices(price, decimals).prices;

/** Whether the price equals the existing item's. */
export const costsAsKnown = (prices: ReadPrices, known: KnownItem) =>
  JSON.stringify([prices.price, prices.price_kind, prices.choices]) ===
  JSON.stringify([known.price, known.price_kind, known.choices]);

export const isIncluded = (dish: DraftDish) => !dish.isDropped && dish.choice !== 'skip';

/** Why a dish cannot be saved; `isAsked`: whether it has a price is asked elsewhere. */
export function missingField(dish: DraftDish, isAsked = false): string | undefined {
  if (!isIncluded(dish)) return undefined;
  if (dish.name.trim() === '') return 'It has no name.';
  if (dish.name.trim().length > nameLimit) return `Its name has more than ${nameLimit} characters.`;
  if (isAsked && isPriceless(dish)) return undefined;
  return readPrices(dish.price, dish.decimals).problem;
}

/** Nothing was read or typed as its price. */
export const isPriceless = (dish: DraftDish) => isIncluded(dish) && dish.price.trim() === '';

const includedDishes = (sections: readonly DraftSection[]) =>
  sections.flatMap(({ dishes }) => dishes.filter(isIncluded));

/** Sections in a row in which no dish has a price, courses of a set menu most often: one question is asked about each run. */
export const pricelessRuns = ({ sections }: Pick<Draft, 'sections'>): DraftSection[][] =>
  runsOf(
    sections.filter((section) => includedDishes([section]).length > 0),
    (section) => includedDishes([section]).every(isPriceless),
  ).filter((run) => includedDishes(run).length > 1);

/** What is asked at the head of a section about all dishes from there on. */
export type PriceQuestion = { dishes: number; upTo: string };

/** Each section without prices, the first of a run with its question. */
export const priceQuestions = (draft: Pick<Draft, 'sections'>) =>
  new Map(
    pricelessRuns(draft).flatMap((run) =>
      run.map(({ id }, at): [string, PriceQuestion | undefined] => [
        id,
        at === 0 ? { dishes: includedDishes(run).length, upTo: run.at(-1)?.name ?? '' } : undefined,
      ]),
    ),
  );

/** Of a dish that is on the menu by this name, a save changes no more than the price. */
export const openDoubts = ({ doubts, known, isNear, choice, takesDescription }: DraftDish) =>
  known === undefined || isNear || choice === 'add'
    ? doubts
    : doubts.filter(
        ({ field }) => field === 'price' || (field === 'description' && takesDescription),
      );

/** It may be no dish: it has no price, or its name is doubted. */
export const isDishDoubted = (dish: DraftDish, isAsked: boolean) =>
  (isPriceless(dish) && !isAsked) || openDoubts(dish).some(({ field }) => field === 'name');

export const isMaybeHeading = (dish: DraftDish, isAsked: boolean) =>
  (isPriceless(dish) && !isAsked) ||
  dish.doubts.some(({ reason }) => /\bheading\b|no dish of its own/u.test(reason));

/** `isAsked`: whether it has a price is asked at the head of its section. */
export const needsLook = (dish: DraftDish, isAsked: boolean) =>
  (isIncluded(dish) &&
    (openDoubts(dish).length > 0 || missingField(dish, isAsked) !== undefined)) ||
  (dish.isNear && !dish.isDropped && dish.choice !== 'add');

/**
 * May be confirmed along with others: nothing is missing, and it is asked neither what the dish contains nor whether it
 * is one on the menu.
 */
export const isKeptWithOthers = (dish: DraftDish, isAsked: boolean) =>
  needsLook(dish, isAsked) &&
  !dish.isNear &&
  missingField(dish, isAsked) === undefined &&
  openDoubts(dish).every(({ field }) => field !== 'diet' && field !== 'allergens');

export const dishesOf = ({ sections }: Pick<Draft, 'sections'>) =>
  sections.flatMap(({ dishes }) => dishes);

export const newId = () => crypto.randomUUID();

/** `Glass 8.00; Bottle 32.00`, as one would type it, where that is read back as the same. A line breaks before no price. */
function typedChoices(choices: ReadDish['choices'], decimals: number): string {
  const typed = choices
    .map(({ name, price }) => `${name}\u00a0${typedPrice(price, decimals)}`)
    .join('; ');
  const read = readPrices(typed, decimals).prices?.choices;
  return JSON.stringify(read) === JSON.stringify(choices)
    ? typed
    : textOfChoices(choices, decimals);
}

function typedPriceOf(dish: ReadDish, decimals: number): string {
  const { price, choices, priceKind } = dish;
  if (choices.length > 0) return typedChoices(choices, decimals);
  if (isUnpriced(dish)) return '';
  return textOfPrice({ price: price ?? 0, price_kind: priceKind }, decimals);
}

/** What to do with a dish that may be on the menu. */
export function choiceFor(prices: ReadPrices | undefined, known: KnownItem | undefined) {
  if (!known) return 'add';
  return prices === undefined || costsAsKnown(prices, known) ? 'skip' : 'update';
}

/** With a number, where its item has one: «12. Soup». */
function namedAs(name: string, number: string, known = ''): string {
  const { before, number: there } = withoutNumber(known, number);
  const { bare } = withoutNumber(name, number);
  if (before === '') return name;
  return number === '' || isSameNumber(number, there) ? before + bare : `${number}. ${bare}`;
}

export function draftDish(
  dish: ReadDish,
  match: Match | undefined,
  decimals: number,
  number: string,
): DraftDish {
  const known = match?.item;
  const { choices: _choices, priceKind: _kind, ...read } = dish;
  const price = typedPriceOf(dish, decimals);
  const choice = choiceFor(pricesOf({ price, decimals }), known);
  const isNear = match?.isNear === true;
  const name = namedAs(dish.name, number, known?.name);
  const taken = { isNear, number, takesName: false, takesDescription: false };
  return { ...read, name, id: newId(), price, decimals, isDropped: false, known, choice, ...taken };
}

/** A new dish with its number in its name, or without. */
export function withNumber(dish: DraftDish, isKept: boolean): DraftDish {
  if (dish.number === '' || dish.known) return dish;
  const { bare } = withoutNumber(dish.name, dish.number);
  return { ...dish, name: isKept ? `${dish.number}. ${bare}` : bare };
}

/** Draft of what was read, matched to the menu. */
export function draftOf(
  given: ReadMenu,
  onMenu: readonly KnownItem[],
  images: readonly string[] = [],
  decimals = 2,
  language = 'en',
): Draft {
  const read = withSizesIn(given, language);
  const numberIn = ({ lines, name }: ReadDish) =>
    numberOf(read.lines[lines[0] ?? -1]?.text ?? '', name);
  const known = matched(read.sections, onMenu, numberIn);
  // A menu with numbers in its names has them in new ones.
  const keepsNumbers = [...known].some(
    ([dish, { item }]) => withoutNumber(item.name, numberIn(dish)).before !== '',
  );
  const importedItems = new Set([...known.values()].map(({ item }) => item));
  const sections = read.sections.map(({ name, description, note, line, dishes, asked }) => ({
    id: newId(),
    name: (isCapitals(name) ? inSentenceCase(name, language) : name) || firstSectionName(language),
    description,
    note,
    near: asked?.near ?? [],
    line,
    dishes: dishes.map((dish) => {
      const drafted = draftDish(dish, known.get(dish), decimals, numberIn(dish));
      return keepsNumbers ? withNumber(drafted, true) : drafted;
    }),
  }));
  // A row of a sheet, or the head of a next page: it is there.
  const headings = new Set(read.sections.map(({ name }) => normalName(name)));
  // If nothing matches, the import is an addition: no item is missing.
  const missingItems = onMenu
    .filter((item) => importedItems.size > 0 && !importedItems.has(item))
    .map((item) => ({ item, isTakenOff: false }));
  return {
    lines: read.lines,
    images,
    sections,
    left: read.left.filter((at) => !headings.has(normalName(read.lines[at]?.text ?? ''))),
    missingItems,
    keepsNumbers,
    decimals,
  };
}

/** Drops doubts about a field edited by hand. */
export const doubtsWithout = (doubts: readonly Doubt[], field: Doubt['field']) =>
  doubts.filter((doubt) => doubt.field !== field);
