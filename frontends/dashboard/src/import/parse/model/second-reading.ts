import type { ReadDish, ReadMenu, ReadSection, SourceLine } from '../source-line.ts';
import { type Compared, preference, riskOf, surenessOf, type Whole } from './choice.ts';
import { labeledDishes, type LabeledDish } from './labeled-dishes.ts';
import { labeled, type Labeled } from './labels.ts';
import { endedBefore, readAsLabeled } from './read-as-labeled.ts';
import { comparison } from './comparison.ts';
import { plain } from './stretches.ts';
import { type Token, tokensOf } from './tokens.ts';

/** From here on the second reading of a stretch is taken. */
const preferredFrom = 0.85;
/** A dish is marked where it is at least so likely to be wrong. */
const markedFrom = 0.25;
/** Of less, too little is repeated; more takes too long. */
const fewestTokens = 100;
const mostTokens = 12_000;

type Reading = { read: Labeled; whole: Whole; lineOf: (token: number) => number };

/** Whether a dish that the rules have a price of has none in the second reading. */
const losesPrice = ({ first, second }: Compared) =>
  second.some(
    ({ name, price }) =>
      price === null &&
      first.some(({ dish }) => dish.price !== null && plain(dish.name) === plain(name)),
  );

const asText = (dishes: readonly { name: string; price: number | null }[]) =>
  dishes
    .slice(0, 2)
    .map(({ name, price }) => `“${name}”${price === null ? '' : ` ${price}`}`)
    .join(', ');

/** Of a stretch, the likelier reading: what is in doubt says how else it may be read. */
function chosenOf(stretch: Compared, { read, whole, lineOf }: Reading) {
  const { first, second, isAgreed } = stretch;
  const liking = isAgreed ? 0 : preference(stretch, read, whole);
  const isSecond = !isAgreed && liking > preferredFrom && !losesPrice(stretch);
  const [one] = second;
  const judgedOf = (dish: ReadDish, at: number) => {
    const own = isSecond ? second[at] : isAgreed ? one : undefined;
    const kind = isAgreed
      ? ('agreed' as const)
      : isSecond
        ? ('second' as const)
        : ('first' as const);
    return {
      kind,
      isMarked: kind !== 'second' && dish.doubts.length > 0,
      isUnpriced: dish.price === null,
      preference: isSecond ? liking : -liking,
      sureness: own ? surenessOf(read, own.from, own.to) : { mean: 0, least: 0 },
    };
  };
  const byRules = first.map(({ dish }) => dish);
  const dishes = isSecond
    ? second.map((dish) => readAsLabeled(read, dish, lineOf, byRules, second))
    : byRules;
  const others = isSecond ? byRules : second;
  const reason =
    others.length > 0
      ? `It may also be read as ${asText(others)}.`
      : 'It may be no dish of its own.';
  for (const [at, dish] of dishes.entries())
    if (dish.doubts.length === 0 && riskOf(judgedOf(dish, at), stretch, read, whole) >= markedFrom)
      dish.doubts.push({ field: 'name', reason });
  return { isSecond, dishes };
}

/** Where dishes of the second reading belong: below the title that both have, or else one of its own. */
function sectionFor(
  dish: LabeledDish,
  here: ReadSection | undefined,
  known: ReadSection[],
  { lineOf }: Reading,
): ReadSection {
  const named = known.find(({ name }) => plain(name) === plain(dish.section));
  if (named) return named;
  if (here && (dish.section === '' || known.length > 0)) return here;
  const line = dish.sectionAt < 0 ? -1 : lineOf(dish.sectionAt);
  const section = { name: dish.section, description: '', note: '', line, dishes: [] };
  known.push(section);
  return section;
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

/** Lines that no dish and no section has now. */
function leftOf(menu: ReadMenu, sections: readonly ReadSection[], gone: readonly ReadDish[]) {
  const usedIn = (all: readonly ReadSection[]) =>
    new Set(all.flatMap(({ line, dishes }) => [line, ...dishes.flatMap(({ lines }) => lines)]));
  const used = usedIn(sections);
  const were = usedIn(menu.sections);
  const lost = new Set(lostLines(gone, sections));
  const said = new Set(
    sections.flatMap(({ name, dishes }) => wordsOf([name, ...dishes.map(saidBy)].join('\n'))),
  );
  return menu.lines.flatMap(({ text }, at) => {
    const isWhole = used.has(at) && wordsOf(text).every((word) => said.has(word));
    const wasLeft = menu.left.includes(at) && (were.has(at) || !isWhole);
    const isUnused = were.has(at) && !used.has(at);
    return text.trim() !== '' && (wasLeft || isUnused || lost.has(at)) ? [at] : [];
  });
}

/** What was read by rules, and by the labels of a network beside it: where they differ, the likelier is taken. */
export function withSecondReading(
  lines: readonly SourceLine[],
  menu: ReadMenu,
  label: (tokens: readonly Token[]) => Labeled = labeled,
): ReadMenu {
  const text = lines.map((line) => line.text).join('\n');
  const tokens = tokensOf(text);
  if (tokens.length < fewestTokens || tokens.length > mostTokens) return menu;
  const read = label(tokens);
  const second = labeledDishes(text, read);
  const { stretches, whole } = comparison(menu.sections, second, tokens.length);
  const starts = lines.map((_, at) =>
    lines.slice(0, at).reduce((sum, line) => sum + line.text.length + 1, 0),
  );
  const reading: Reading = {
    read,
    whole,
    lineOf: (token) => starts.findLastIndex((start) => start <= (tokens[token]?.start ?? 0)),
  };
  const known = menu.sections.map((section) => ({ ...section, dishes: new Array<ReadDish>() }));
  let here: ReadSection | undefined = known[0];
  const placed = new Map<ReadSection, ReadDish[]>();
  const gone: ReadDish[] = [];
  for (const stretch of stretches) {
    const { isSecond, dishes } = chosenOf(stretch, reading);
    if (isSecond) gone.push(...stretch.first.map(({ dish }) => dish));
    const then = stretch.first[0]?.section;
    if (then) here = known[menu.sections.indexOf(then)];
    for (const [at, dish] of dishes.entries()) {
      const ofSecond = isSecond ? stretch.second[at] : undefined;
      const ofFirst = stretch.first[at]?.section;
      if (ofSecond) here = sectionFor(ofSecond, here, known, reading);
      else if (ofFirst) here = known[menu.sections.indexOf(ofFirst)];
      if (here) placed.set(here, [...(placed.get(here) ?? []), dish]);
    }
  }
  const sections = [...placed].map(([section, dishes]) => ({
    ...section,
    dishes: dishes.map((dish, at) => endedBefore(dish, dishes[at + 1])),
  }));
  return { lines: menu.lines, sections, left: leftOf(menu, sections, gone) };
}
