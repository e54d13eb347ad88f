import { withBareLiters } from './amounts/bare-liters.ts';
import { isInPence, withWholeMoney } from './amounts/cents.ts';
import { decoratedName, headingScore, isCapitals, isSectionName } from './headings.ts';
import { withVeganBelow } from './doubts/vegan-below.ts';
import { addDoubts } from './doubts/doubts.ts';
import { isOverKinds } from './doubts/place-clues.ts';
import { askOncePerRun } from './doubts/priceless.ts';
import {
  addLine,
  addOther,
  dishOf,
  forgetMarks,
  isUnpriced,
  ofSeveral,
  unwrapped,
} from './dish.ts';
import type { ClassifiedLine, Style } from './classified-line.ts';
import { classifyLines } from './line-kind.ts';
import { stillApplies, headerAt, sizedLine } from './named-sizes.ts';
import {
  surroundingsOf,
  hasPriceBelow,
  isAboveWords,
  isDescriptive,
  isDescription,
  isNextItem,
  isSecondHalf,
  nextOf,
  type Reading,
} from './reading.ts';
import { isUnpricedList } from './set-menu.ts';
import { isLabeled, mentionsAllergens } from './words/said-allergens.ts';
import { addNote, isSectionNote } from './section-note.ts';
import { type SizeHeader } from './size-header.ts';
import {
  partDays,
  partMeasures,
  restoreDashedNames,
  withArabicCommas,
  withoutRemarks,
} from './whole-names.ts';
import { withSecondReading } from './model/second-reading.ts';
import { withCodesBelow } from './marks/codes-below.ts';
import { hasMore, isOfOneDish, isRightBelow, mayApplyToSeveral } from './marks/said-of-dish.ts';
import { toSourceLines } from './tidy/to-source-lines.ts';
import { tidied } from './tidy/tidy.ts';
import { withText } from './tidy-line.ts';
import { withoutDeposit } from './words/deposits.ts';
import { withoutLink } from './words/site-words.ts';
import type { ReadMenu, SourceLine } from './source-line.ts';

const isHeadingFrom = 3;
/** So many lines at the end are of the house, below one that is. */
const fewLast = 6;

function openSection(reading: Reading, line: ClassifiedLine): void {
  const last = reading.sections.at(-1);
  if (last && last.dishes.length === 0) {
    reading.sections.pop();
    if (last.line >= 0) reading.left.push(last.line);
  }
  if (reading.sizes?.isUsed === true && !stillApplies(reading, line.at)) reading.sizes = undefined;
  const raw = decoratedName(line.text) ?? line.words;
  const name = raw.replace(/[:*#\s]+$/u, '').replaceAll(/\s+/gu, ' ');
  reading.isClosed = false;
  reading.sections.push({ name, description: '', note: '', line: line.at, dishes: [] });
  reading.dish = undefined;
}

function openDish(reading: Reading, line: ClassifiedLine): void {
  if (reading.sections.length === 0) {
    reading.sections.push({ name: '', description: '', note: '', line: -1, dishes: [] });
  }
  reading.isClosed = false;
  reading.dish = dishOf(line, reading.style.legend);
  reading.sections.at(-1)?.dishes.push(reading.dish);
}

/** «Margherita» above «tomato, mozzarella ... 12»: the name is alone and its price follows the description. */
const isNameAbove = (line: ClassifiedLine, next: ClassifiedLine | undefined, style: Style) =>
  next?.kind === 'dish' &&
  isSecondHalf(next, style) &&
  next.at === line.at + 1 &&
  (style.dishesAreSmall || /^[\p{Lu}\p{Lo}]/u.test(line.words));

/** A title opens a section; without one it applies to the current section. */
function readSizes(reading: Reading, { title, names }: SizeHeader, line: ClassifiedLine): void {
  const section = reading.sections.at(-1);
  // «2 scoops rice, 1 scoop mac salad    mini / regular» below a title.
  if (section?.dishes.length === 0 && /^[\p{Ll}\d].*,/u.test(title))
    section.description = [section.description, title].filter(Boolean).join(' ');
  else if (title !== '') openSection(reading, { ...line, text: title, words: title });
  reading.sizes = { names, isUsed: false };
  reading.dish = undefined;
}

/** «(M, SE)»: marks, and nothing else. */
const isOfMarks = ({ words, text, marks }: ClassifiedLine) =>
  words === '' &&
  marks.codes.length + marks.diets.length > 0 &&
  (/^\s*\([\p{L}\d]{1,3}(?:\s?,\s?[\p{L}\d]{1,3})*\)\s*$/u.test(text) ||
    // «(gluten, milk)»: the words that a menu calls allergens by.
    (marks.codes.length > 0 && /^\s*\([\p{L}\s,’'-]+\)\s*$/u.test(text)));

/** Right above a price, or above what stands in brackets between. */
const isAbovePrice = ({ known }: Reading, at: number) => {
  const below = known[at + 1]?.text.startsWith('(') ? known[at + 2] : known[at + 1];
  return below?.kind === 'price';
};

function readText(reading: Reading, line: ClassifiedLine): void {
  const { known, dish, style } = reading;
  if (dish && isOfMarks(line) && isRightBelow(known, dish, line))
    return addLine(dish, line, style.legend);
  const header = headerAt(reading, line);
  if (header) return readSizes(reading, header, line);
  if (isSectionNote(reading, line)) return addNote(reading, line);
  if (dish && !isUnpriced(dish) && (line.allergens || mentionsAllergens(line.text)))
    return addLine(dish, line, style.legend);
  const around = surroundingsOf(reading, line);
  const below = known.slice(line.at).filter(({ kind }) => kind !== 'blank');
  const isLast = dish && !isUnpriced(dish) && below.length < fewLast && !hasMore(reading, line.at);
  const isBehind = isLast && reading.left.at(-1) === line.at - 1;
  if ((reading.isClosed && around.next === 'end') || isBehind)
    return void reading.left.push(line.at);
  const score = isAboveWords(reading, line, around) ? 0 : headingScore(line.text.trim(), around);
  const isBelowPriced = dish !== undefined && isUnpriced(dish) && dish.doubts.length === 0;
  if (
    score >= isHeadingFrom &&
    !(
      isBelowPriced &&
      !around.blankBefore &&
      !isSectionName(line.words) &&
      decoratedName(line.text) === undefined
    )
  ) {
    return openSection(reading, line);
  }
  // «(main courses)» below «Hauptgerichte»
  if (!dish && /^\s*\(.*\)\s*$/u.test(line.text)) return readLoose(reading, line);
  if (isUnpricedList(reading, line)) return openDish(reading, line);
  if (isNameAbove(line, nextOf(known, line.at), style)) return openDish(reading, line);
  if (dish && isNextItem(line, known[dish.lines[0] ?? -1])) return openDish(reading, line);
  if (isBelowPriced && !around.blankBefore) {
    const add = isDescription(line) ? addLine : addOther;
    return add(dish, line, style.legend);
  }
  const isBelowPrice = known[line.at - 1]?.kind === 'price';
  const startsDish =
    around.blankBefore ||
    (isBelowPrice && style.dishesAreSmall) ||
    (isBelowPrice && style.pricesEnd && !style.dishesAreCapitals && /^\p{Lu}/u.test(line.words)) ||
    !isDescription(line) ||
    (dish !== undefined &&
      !isUnpriced(dish) &&
      isAbovePrice(reading, line.at) &&
      /^\p{Lu}[^.!]*$/u.test(line.words));
  if (hasPriceBelow(reading, line.at) && (!dish || startsDish)) return openDish(reading, line);
  return readBelow(reading, line, around.blankBefore, score);
}

/** An amount not read as a price: it is unclear what its text belongs to. */
const mentionsAmount = (text: string) =>
  /^[^\p{L}\d]*[\p{Lu}\p{Lo}\d].*(?:\p{Sc}\s?\d|\d\s?\p{Sc}|\s\d{1,3}[.,]\d{1,2}(?![\d.,]|\s?(?:%|(?:k?g|[cdm]?l|oz|cm)(?!\p{L}))))/u.test(
    text,
  );

/** Text below a priced dish: its description, or separate. */
function readBelow(reading: Reading, line: ClassifiedLine, isApart: boolean, score: number): void {
  const { dish, style } = reading;
  if (!dish || (isApart && !isDescription(line))) return readLoose(reading, line);
  if (isApart && !hasMore(reading, line.at)) return void reading.left.push(line.at);
  const isUsual =
    style.wordsStandBelow &&
    line.at === (dish.lines.at(-1) ?? 0) + 1 &&
    dish.lines.length === 1 &&
    !isCapitals(line.words) &&
    !isSectionName(line.words);
  if (
    (!isDescription(line) && !isUsual) ||
    mentionsAmount(line.text) ||
    /^\p{Lu}[^,]*\s[–—-]\s[^,]*$/u.test(line.text)
  )
    return addOther(dish, line, style.legend);
  addLine(dish, line, style.legend);
  if (isUsual || score < 2 || line.words.startsWith('(')) return undefined;
  const reason = `“${line.words}” may be a heading or a dish.`;
  dish.doubts.push({ field: 'description', reason });
}

/** Text with no price nearby: about a section, or a dish whose price is missing. */
function readLoose(reading: Reading, line: ClassifiedLine): void {
  const section = reading.sections.at(-1);
  const isOfSection =
    isDescriptive(line.words) && !/\d{1,3}\s*[/|]|[/|]\s*\d|\d[.,]\d{2}/u.test(line.text);
  if (section && section.dishes.length === 0 && section.line >= 0 && isOfSection) {
    section.description = [section.description, unwrapped(line.words)].filter(Boolean).join(' ');
  } else if (
    section &&
    (section.line >= 0 || section.dishes.length > 0) &&
    line.words.length <= 60
  ) {
    openDish(reading, line);
  } else reading.left.push(line.at);
}

function readPrice(reading: Reading, line: ClassifiedLine): void {
  const { dish } = reading;
  if (!dish) reading.left.push(line.at);
  else if (isUnpriced(dish)) addLine(dish, line, reading.style.legend);
  else {
    dish.lines.push(line.at);
    dish.doubts.push({
      field: 'price',
      reason: `Another price stands below it: ${line.text.trim()}.`,
    });
    // It may hold several dishes, and nobody knows whose the marks are.
    forgetMarks(dish);
  }
}

function readDishLine(reading: Reading, line: ClassifiedLine): void {
  const { dish, known, style } = reading;
  const above = known[line.at - 1];
  const goesOn = above?.kind === 'text' && isSecondHalf(line, style);
  if (dish && isUnpriced(dish) && goesOn && dish.lines.includes(above.at))
    addLine(dish, line, style.legend);
  else if (isSectionNote(reading, line)) addNote(reading, line);
  else openDish(reading, line);
}

/** A line of a course: what stands behind the last of them goes on with none. */
function readPart(reading: Reading, line: ClassifiedLine): void {
  const { dish, style } = reading;
  if (line.part === 'title') openSection(reading, line);
  else if (line.part === 'dish') openDish(reading, line);
  else if (line.part === 'note') addNote(reading, line);
  else if (line.part === 'said' && dish) addLine(dish, line, style.legend);
  else reading.left.push(line.at);
  const next = nextOf(reading.known, line.at);
  if (next?.part === undefined) reading.dish = undefined;
}

/** What a dish holds, on a line of its own; false where the line is read as others are. */
function readAllergens(reading: Reading, line: ClassifiedLine): boolean {
  const { dish, style } = reading;
  if (!line.allergens || line.kind !== 'text') return false;
  if (!dish) reading.left.push(line.at);
  else if (
    (line.isLone && !isOfOneDish(reading, dish, line)) ||
    (isLabeled(line.text) ? mayApplyToSeveral(reading, dish) : isUnpriced(dish))
  ) {
    reading.left.push(line.at);
    dish.doubts.push({ field: 'allergens', reason: ofSeveral(line.text) });
  } else if (isUnpriced(dish)) addLine(dish, line, style.legend);
  else return false;
  return true;
}

function readLine(reading: Reading, given: ClassifiedLine): void {
  if (given.part !== 'aside' && readAllergens(reading, given)) return undefined;
  if (given.part) return readPart(reading, given);
  const line = sizedLine(reading, given);
  if (line.isDish) return openDish(reading, line);
  switch (line.kind) {
    case 'dish':
      return readDishLine(reading, line);
    case 'price':
      return readPrice(reading, line);
    case 'text':
      return readText(reading, line);
    case 'legend':
      reading.isClosed = true;
      reading.left.push(line.at);
      return undefined;
    case 'noise':
      reading.left.push(line.at);
      return undefined;
    case 'blank':
    case 'rule':
      return undefined;
  }
}

/** What rules alone make of lines. */
function readByRules(lines: readonly SourceLine[], decimals: number): ReadMenu {
  const tidy = tidied(lines, decimals);
  const { known, style } = classifyLines(tidy, decimals);
  const reading: Reading = {
    known,
    style,
    sections: [],
    dish: undefined,
    left: [],
    sizes: undefined,
    isClosed: false,
  };
  for (const line of [...known]) readLine(reading, line);
  const sections = reading.sections.filter(({ dishes }) => dishes.length > 0);
  for (const section of reading.sections)
    if (section.dishes.length === 0 || isOverKinds(section)) reading.left.push(section.line);
  for (const section of sections) {
    restoreDashedNames(section, known);
    partMeasures(section);
    partDays(section, known);
  }
  addDoubts(sections, known, tidy);
  return toSourceLines(lines, tidy, sections, reading.left);
}

/** The lines as they are read, and what rules alone make of them. */
export function firstReading(brought: readonly SourceLine[], decimals = 2) {
  const isPence = isInPence(brought.map(({ text }) => text));
  const lines = withBareLiters(
    brought.map((line) =>
      withText(line, withWholeMoney(withoutDeposit(withoutLink(line.text)), isPence)),
    ),
  );
  return { lines, menu: readByRules(lines, decimals) };
}

/**
 * Parses lines into sections, dishes and prices, with doubts. It never guesses silently. `decimals` are those of the
 * owner's currency.
 */
export function readMenu(brought: readonly SourceLine[], decimals = 2): ReadMenu {
  const { lines, menu } = firstReading(brought, decimals);
  const both = withSecondReading(lines, menu);
  return {
    ...withArabicCommas(askOncePerRun(withVeganBelow(withCodesBelow(withoutRemarks(both))))),
    lines: [...brought],
  };
}
