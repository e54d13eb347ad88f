import { readLegendLine } from '../marks/legend.ts';
import { isRating, linesAside } from '../noise.ts';
import type { ReadDish, ReadMenu, ReadSection, SourceLine } from '../source-line.ts';
import { type ComparedStretch, preference, type Agreement } from './choice.ts';
import { labeledDishes, type LabeledDish } from './labeled-dishes.ts';
import { labeled, type Labeled } from './labels.ts';
import { endedBefore, readAsLabeled } from './read-as-labeled.ts';
import { comparison } from './comparison.ts';
import type { Origin, Read } from './origin.ts';
import { markByRisk, type RiskWeights } from './risk.ts';
import { plain } from './stretches.ts';
import { contentsIn, withContents } from '../copied/contents.ts';
import { namelessInPriceLines } from '../copied/price-lines.ts';
import { pricesTwice } from '../copied/prices-twice.ts';
import { isSizeName } from '../size-names.ts';
import { textWithBrokenNames } from '../tidy/broken-names.ts';
import { linesInSecondScript } from '../tidy/two-scripts.ts';
import { withoutCalls } from '../week/dishes-of-days.ts';
import { allergenCodes, allergensWithin, parseAllergenList } from '../words/said-allergens.ts';
import { isBreak, type Token, tokensOf } from './tokens.ts';

/** From here on the second reading of a stretch is taken. */
const preferredFrom = 0.85;
/** Of less, too little is repeated, but where lines run together, which rules cannot part; more takes too long. */
const fewestTokens = 100;
const fewestOnLines = 30;
const mostTokens = 12_000;

/** A few lines hold all of it. */
const isOnFewLines = (tokens: readonly Token[]) =>
  tokens.length >= tokens.filter(isBreak).length * fewestOnLines + fewestOnLines;

/** Such a share of a menu’s dishes is how it writes them. */
const usualShare = 0.8;

type Span = { from: number; to: number };
type Reading = {
  read: Labeled;
  whole: Agreement;
  lineOf: (token: number) => number;
  /** Whether the rules read any title. */
  isTitled: boolean;
  /** The tokens of a dish that rules read. */
  tokenAt: (dish: ReadDish) => Span;
};

/** Whether a dish that the rules have a price of has none in the second reading. */
const losesPrice = ({ first, second }: ComparedStretch) =>
  second.some(
    ({ name, price }) =>
      price === null &&
      first.some(({ dish }) => dish.price !== null && plain(dish.name) === plain(name)),
  );

/** Whether a size of a dish that the rules read is a dish in the second reading. */
const takesSizes = ({ first, second }: ComparedStretch) =>
  second.some(
    ({ name }) =>
      isSizeName(name) &&
      first.some(({ dish }) => dish.choices.some((choice) => plain(choice.name) === plain(name))),
  );

const isOfAllergens = (text: string) =>
  allergenCodes(text).length > 0 || parseAllergenList(text) !== undefined;
const saysAllergens = (text: string) =>
  (parseAllergenList(text) ?? allergensWithin(text)).length > 0;

/** «7. Fish | 11. Mustard» says what codes mean: without a price it names no dish. */
const isOfLegend = (line: SourceLine | undefined) => readLegendLine(line?.text ?? '').length > 0;

/** «(£5 supplement)» is no price of a dish. */
const supplement =
  /\((?=[^()]*(?:(?<!\p{L})suppl?(?!\p{L})|supp?l[eé]ment|zuschlag|aufpreis|toeslag|till[aäæe]gg?|dopłat|příplat|felár|lisämaks|доплат|επιβάρυνση))[^()]*\d[^()]*\)/giu;

/** What the rules say of dishes with a price whose names begin large; in small letters and without a price it is none of its own. */
function isSaidBy({ sections }: ReadMenu): (dish: LabeledDish) => boolean {
  const dishes = sections.flatMap((section) => section.dishes);
  const priced = dishes.filter(({ name, price }) => price !== null && /^\p{Lu}/u.test(name));
  const areUsual = priced.length > dishes.length * usualShare;
  const said = priced.map(({ description }) => plain(description)).join('|');
  return ({ name }) => areUsual && /^\p{Ll}[\p{Ll} ]/u.test(name) && said.includes(plain(name));
}

/** Of a stretch, the likelier reading. */
function chosenOf(
  stretch: ComparedStretch,
  { read, whole, lineOf, tokenAt }: Reading,
  weights?: readonly number[],
) {
  const { first, second, isAgreed } = stretch;
  const liking = isAgreed ? 0 : preference(stretch, read, whole, weights);
  const isSecond =
    !isAgreed && liking > preferredFrom && !losesPrice(stretch) && !takesSizes(stretch);
  const byRules = first.map(({ dish }) => dish);
  const dishes = isSecond
    ? second.map((dish) => readAsLabeled(read, dish, lineOf, byRules, second))
    : byRules;
  const kind = isAgreed ? 'agreed' : isSecond ? 'second' : 'first';
  const origins = dishes.map((dish, at): [ReadDish, Origin] => {
    const own = kind === 'first' ? undefined : second[at];
    const { from, to } = own ? { from: own.from, to: own.named } : tokenAt(dish);
    return [dish, { kind, stretch, preference: isSecond ? liking : -liking, from, to }];
  });
  return { isSecond, dishes, origins };
}

/** Where dishes of the second reading belong: below the title that both have, or one of its own where rules read none. */
function sectionFor(
  dish: LabeledDish,
  here: ReadSection | undefined,
  known: ReadSection[],
  { lineOf, isTitled }: Reading,
): ReadSection {
  const named = known.find(({ name }) => plain(name) === plain(dish.section));
  if (named) return named;
  if (here && (dish.section === '' || isTitled)) return here;
  const line = dish.sectionAt < 0 ? -1 : lineOf(dish.sectionAt);
  const section = { name: dish.section, description: '', note: '', line, dishes: [] };
  known.push(section);
  return section;
}

/** A title of the rules that is now read as a dish heads nothing: what stood below it goes to the section before. */
function withoutDishesAsTitles(placed: ReadonlyMap<ReadSection, readonly ReadDish[]>) {
  const dishes = [...placed.values()].flat();
  const isDish = ({ name, line }: ReadSection) =>
    dishes.some((dish) => dish.lines.includes(line) && plain(dish.name) === plain(name));
  const kept = new Map<ReadSection, ReadDish[]>();
  let last: ReadDish[] | undefined;
  const inOrder = [...placed].toSorted(([one], [other]) => one.line - other.line);
  for (const [section, own] of inOrder) {
    if (last && isDish(section)) last.push(...own);
    else kept.set(section, (last = [...own]));
  }
  return kept;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const saidBy = ({ name, description, choices }: ReadDish) =>
  [name, description, ...choices.map((choice) => choice.name)].join('\n');

/**
 * What the rules had read and is not read so now. A dish that became part of another is asked about there; where it
 * stands nowhere, its lines are left for the owner to see.
 */
function lostLines(gone: readonly ReadDish[], sections: readonly ReadSection[]): number[] {
  const dishes = sections.flatMap((section) => section.dishes);
  return gone.flatMap((one) => {
    const name = plain(one.name);
    const holders = dishes.filter((dish) => plain(dish.name + dish.description).includes(name));
    const [holder] = holders;
    if (!holder) return one.lines;
    if (holders.every((dish) => plain(dish.name) !== name && dish.doubts.length === 0))
      holder.doubts.push({ field: 'name', reason: `“${one.name}” may be a dish of its own.` });
    return [];
  });
}

/** What is said of sections. */
const toldOf = (sections: readonly ReadSection[]) =>
  new Set(
    wordsOf(
      sections
        .map(({ name, description, note }) => [name, description, note].join('\n'))
        .join('\n'),
    ),
  );

/** Lines that no dish and no section has now, and what was said of sections that are no more. */
function leftOf(menu: ReadMenu, sections: readonly ReadSection[], gone: readonly ReadDish[]) {
  const usedIn = (all: readonly ReadSection[]) =>
    new Set(all.flatMap(({ line, dishes }) => [line, ...dishes.flatMap(({ lines }) => lines)]));
  const used = usedIn(sections);
  const were = usedIn(menu.sections);
  const lost = new Set(lostLines(gone, sections));
  const said = new Set(
    sections.flatMap(({ name, dishes }) => wordsOf([name, ...dishes.map(saidBy)].join('\n'))),
  );
  const told = toldOf(menu.sections);
  const still = new Set([...said, ...toldOf(sections)]);
  return menu.lines.flatMap(({ text }, at) => {
    const isWhole = used.has(at) && wordsOf(text).every((word) => said.has(word));
    const wasLeft = menu.left.includes(at) && (were.has(at) || !isWhole);
    const isUnused = were.has(at) && !used.has(at);
    const words = wordsOf(text);
    const isUntold =
      !used.has(at) &&
      words.some((word) => !still.has(word)) &&
      words.every((word) => told.has(word));
    const isLeft = wasLeft || isUnused || isUntold || lost.has(at);
    return text.trim() !== '' && isLeft ? [at] : [];
  });
}

/** What was read by rules, and by the labels of a network beside it: where they differ, the likelier is taken. */
export function readTwice(
  lines: readonly SourceLine[],
  menu: ReadMenu,
  label: (tokens: readonly Token[]) => Labeled = labeled,
  weights?: readonly number[],
): (Read & { sections: ReadSection[]; gone: ReadDish[] }) | undefined {
  // Lines aside are no words of a menu, and those of allergens, of translations and below prices name no dish.
  const contents = contentsIn(lines);
  const outside = new Set([
    ...linesAside(lines),
    ...pricesTwice(lines),
    ...lines.flatMap(({ text }, at) => (isRating(text) ? at : [])),
  ]);
  const inside = lines.flatMap((line, at) =>
    outside.has(at) || line.part ? [] : [{ ...line, from: [at] }],
  );
  const aside = new Set([
    ...outside,
    ...linesInSecondScript(lines),
    ...contents.aside,
    ...namelessInPriceLines(withContents(inside)),
  ]);
  const text = textWithBrokenNames(
    withoutCalls(lines.map((line) => ({ ...line, from: [] }))).map((line, at) =>
      aside.has(at) || line.part === 'aside' || isOfAllergens(line.text)
        ? { ...line, text: ' '.repeat(line.text.length) }
        : {
            ...line,
            text: line.text.replaceAll(supplement, (said) => said.replaceAll(/\d/gu, ' ')),
          },
    ),
  );
  const tokens = tokensOf(text);
  if (tokens.length < fewestTokens && !isOnFewLines(tokens)) return undefined;
  if (tokens.length > mostTokens) return undefined;
  const read = label(tokens);
  const starts = lines.map((_, at) =>
    lines.slice(0, at).reduce((sum, line) => sum + line.text.length + 1, 0),
  );
  const lineOf = (token: number) =>
    starts.findLastIndex((start) => start <= (tokens[token]?.start ?? 0));
  const isSaid = isSaidBy(menu);
  const isNone = (dish: LabeledDish) =>
    isOfLegend(lines[lineOf(dish.from)]) ||
    contents.titles.includes(lineOf(dish.from)) ||
    saysAllergens(dish.name) ||
    !/\p{L}/u.test(dish.name) ||
    isSaid(dish);
  const second = labeledDishes(text, read).filter((dish) => dish.price !== null || !isNone(dish));
  const { stretches, whole } = comparison(menu.sections, second, tokens.length);
  const isTitled = menu.sections.some(({ name }) => name !== '');
  const reading: Reading = {
    read,
    whole,
    lineOf,
    isTitled,
    tokenAt: ({ name, lines: own }) => {
      const begins = starts[own[0] ?? 0] ?? 0;
      const ends = starts[(own.at(-1) ?? 0) + 1] ?? text.length;
      const at = text.indexOf(name, begins);
      const isThere = at >= 0 && at < ends;
      const [start, end] = isThere ? [at, at + name.length] : [begins, ends];
      const from = tokens.findIndex((token) => token.end > start);
      const to = tokens.findIndex((token) => token.start >= end);
      return { from: Math.max(0, from), to: to < 0 ? tokens.length : to };
    },
  };
  const known = menu.sections.map((section) => ({ ...section, dishes: new Array<ReadDish>() }));
  let here: ReadSection | undefined = known[0];
  const placed = new Map<ReadSection, ReadDish[]>();
  const gone: ReadDish[] = [];
  const origins = new Map<ReadDish, Origin>();
  for (const stretch of stretches) {
    const { isSecond, dishes, origins: own } = chosenOf(stretch, reading, weights);
    for (const [dish, origin] of own) origins.set(dish, origin);
    if (isSecond) gone.push(...stretch.first.map(({ dish }) => dish));
    const then = isTitled ? stretch.first[0]?.section : undefined;
    if (then) here = known[menu.sections.indexOf(then)];
    for (const [at, dish] of dishes.entries()) {
      const isPlaced = isSecond || (stretch.isAgreed && !isTitled);
      const ofSecond = isPlaced ? stretch.second[at] : undefined;
      const ofFirst = isTitled ? stretch.first[at]?.section : undefined;
      if (ofSecond) here = sectionFor(ofSecond, here, known, reading);
      else if (ofFirst) here = known[menu.sections.indexOf(ofFirst)];
      if (here) placed.set(here, [...(placed.get(here) ?? []), dish]);
    }
  }
  const sections = [...withoutDishesAsTitles(placed)].map(([section, dishes]) => ({
    ...section,
    dishes: dishes.map((dish, at) => {
      const ended = endedBefore(dish, dishes[at + 1]);
      const origin = origins.get(dish);
      if (origin) origins.set(ended, origin);
      return ended;
    }),
  }));
  return { read, whole, origins, sections, gone };
}

/** A menu that rules read, with the likelier of two readings of each stretch, and marks by how likely a dish is wrong. */
export function withSecondReading(
  lines: readonly SourceLine[],
  menu: ReadMenu,
  label?: (tokens: readonly Token[]) => Labeled,
  weights: { choice?: readonly number[]; risk?: RiskWeights } = {},
): ReadMenu {
  const both = readTwice(lines, menu, label, weights.choice);
  if (!both) return menu;
  const { sections, gone } = both;
  const isPhoto = lines.some(({ strip }) => strip);
  markByRisk(sections, both, isPhoto, weights.risk);
  return { lines: menu.lines, sections, left: leftOf(menu, sections, gone) };
}
