import { isPriceAlone, isPriced } from '../bare-names.ts';
import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isSizeName } from '../size-names.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';

/** So many prices on lines of their own, and such a share of all, are how a page is written. */
const minPrices = 5;
const minShare = 0.8;
const minTitles = 2;
const mostTitles = 0.6;
/** Nearly all dishes are a name, or a name and a line that is said of it. */
const mostOf = 0.85;
/** Such a share of dishes has a line that is said of it where none of those that begin a part has one above its price. */
const usualShare = 0.4;
/** So many lines between two prices at least are said of one dish. */
const minSaid = 2;
/** Fewer lines above prices are titles. */
const leastShare = 0.3;

/** «$9.25», «$9.25+» */
const isAmount = ({ text }: TidyLine) =>
  isPriceAlone(text.trim().replace(/(?<=[\d\p{Sc}\p{L}])\+$/u, ''));

/** `sizes` stand right below the price. */
type Dish = { above: TidyLine[]; price: TidyLine; sizes: TidyLine[] };

/** Some lines stand together and some apart, which tells more. */
function areParagraphs(lines: readonly TidyLine[]): boolean {
  const full = lines.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  const apart = full.filter((at) => isBlank(lines[at + 1])).length;
  return apart > full.length * (1 - mostOf) && apart < full.length * mostOf;
}

/** A title, its dishes, and what stands below the last price. */
type Part = { title: TidyLine | undefined; dishes: Dish[]; rest: TidyLine[] };

function partsIn(lines: readonly TidyLine[], isTitle: (line: TidyLine) => boolean): Part[] {
  let part: Part = { title: undefined, dishes: [], rest: [] };
  const parts = [part];
  // «+», «-15 %»
  const worded = lines.filter((line) => /\p{L}/u.test(line.text) || isAmount(line));
  for (const [at, line] of worded.entries()) {
    const next = worded[at + 1];
    if (isSizeName(line.text) && part.rest.length === 0) part.dishes.at(-1)?.sizes.push(line);
    if ((isNoise(line.text) || isSizeName(line.text)) && !isAmount(line)) continue;
    // What stands right above a price is a dish, whatever others call their sections.
    if (isTitle(line) && !(next && isAmount(next)))
      parts.push((part = { title: line, dishes: [], rest: [] }));
    else if (isAmount(line) && part.rest.length === 0 && part.dishes.length > 0)
      // «€ 13.52», and below it «€ 15.90»: what it cost before.
      part.dishes.at(-1)?.sizes.push(line);
    else if (isAmount(line)) {
      part.dishes.push({ above: part.rest, price: line, sizes: [] });
      part.rest = [];
    } else part.rest.push(line);
  }
  return parts;
}

/** «Ham, cheese, tomato», «with mayonnaise and curry»: what names none. */
const isSaid = (line: TidyLine | undefined) =>
  line !== undefined && /^\s*\p{Ll}|\p{L},\s|[.…]\s*$|^(?:\S+\s+){7}/u.test(line.text);

/** What stands between two prices tells it, too: the name is last where what comes first is said of a dish, and the other way round. */
function saidByWords(parts: readonly Part[]): 'above' | 'below' | undefined {
  const all = parts.flatMap(({ dishes }) => dishes.slice(1)).map(({ above }) => above);
  const pairs = all.filter((above) => above.length === 2);
  const said = (first: number, last: number) =>
    pairs.filter((above) => isSaid(above.at(first)) && !isSaid(above.at(last))).length;
  const [below, above] = [said(0, -1), said(-1, 0)];
  if (pairs.length + all.filter(({ length }) => length === 1).length < all.length * mostOf)
    return undefined;
  if (below >= minSaid && above === 0) return 'below';
  return above >= minSaid && below === 0 ? 'above' : undefined;
}

/** Where the line stands that is said of a dish: above its price, or below. */
function saidOf(parts: readonly Part[]): 'above' | 'below' | undefined {
  const titled = parts.filter(({ title, dishes }) => title && dishes.length > 0);
  const firsts = titled.flatMap(({ dishes }) => dishes.slice(0, 1));
  const others = titled.flatMap(({ dishes }) => dishes.slice(1));
  const all = [...firsts, ...others];
  const are = (dishes: readonly Dish[], count: number) =>
    dishes.filter(({ above }) => above.length === count).length;
  if (titled.length < minTitles) return undefined;
  if (are(all, 1) + are(all, 2) < all.length * mostOf) return saidByWords(parts);
  const ends = titled.slice(0, -1);
  const below = ends.filter(({ rest }) => rest.length === 1).length;
  const areBegun = are(firsts, 1) >= firsts.length * mostOf;
  const areSaid = are(others, 2) >= (below > 0 ? 1 : others.length * usualShare);
  const isBelow = areBegun && areSaid && (below > 0 || titled.length > minTitles);
  const isAbove =
    ends.every(({ rest }) => rest.length === 0) &&
    (are(firsts, 2) > 0 || (are(firsts, 3) > 0 && ends.length > minTitles)) &&
    are(all, 2) >= all.length * leastShare;
  return isBelow ? 'below' : (saidByWords(parts) ?? (isAbove ? 'above' : undefined));
}

const said = (line: TidyLine): TidyLine => ({ ...line, part: 'said' });
/** What a page says of its house above its first title and below its last dish. */
const aside = (line: TidyLine): TidyLine => ({ ...line, part: 'aside' });
const titleOf = (line: TidyLine): TidyLine =>
  decoratedName(line.text) ? line : { ...line, text: `== ${line.text.trim()} ==` };
const blank: TidyLine = { text: '', from: [] };

const isTitleLike = ({ text }: TidyLine) => /^\s*\p{Lu}[^,.!?:]{2,40}$/u.test(text);

/** One line more than a dish has, between what is said of one and the name of the next, is a title. */
function dishWith({ above, price, sizes }: Dish, isBelow: boolean, isFirst: boolean): TidyLine[] {
  const [first, second, third, ...more] = above;
  if (more.length > 0) return [blank, ...above, price, ...sizes];
  const extra = isBelow ? second : first;
  // «Half a chicken», «with chips», «and coleslaw»: the first line is the name where the second is none.
  const isNamedBelow = third !== undefined && (isBelow || !isSaid(second));
  const isTitle = isNamedBelow && extra && !isFirst && isTitleLike(extra);
  const title = isTitle ? [titleOf(extra)] : [];
  // «Made fresh each morning» below a title, above its first dish and what is said of that.
  const isNote = isNamedBelow && first && isFirst && !isBelow;
  const note = isNote ? [{ ...first, part: 'note' } as const] : [];
  const own = above.filter(
    (line) => (title.length === 0 || line !== extra) && (note.length === 0 || line !== first),
  );
  const name = isBelow ? own.at(-1) : own[0];
  const others = own.filter((line) => line !== name);
  const named = [...title, ...note, blank, name ? withPriceOf(name, price) : price];
  const behind = sizes.map(said);
  if (!isBelow) return [...named, ...others.map(said), ...behind];
  return [...(isFirst ? others : others.map(said)), ...named, ...behind];
}

function written({ title, dishes, rest }: Part, isBelow: boolean, isLast: boolean): TidyLine[] {
  const [first, ...more] = rest;
  const isAlone = more.length === 0 || /^\s*\([^()]*\)\s*$/u.test(first?.text ?? '');
  const isOfLast = first !== undefined && isBelow && dishes.length > 0 && isAlone;
  return [
    ...(title ? [titleOf(title)] : []),
    ...dishes.flatMap((dish, at) => dishWith(dish, isBelow, at === 0)),
    ...(isOfLast ? [said(first)] : []),
    blank,
    ...(isOfLast ? more : rest).map(isLast ? aside : (line) => line),
    blank,
  ];
}

/**
 * A page that has each price on a line of its own says in its parts where the lines stand that are said of its dishes:
 * below a title stands a name and a price where they are below, and none above the next title where they are above.
 */
export const withPriceLines: Step = (lines) => {
  const priced = lines.filter(({ text }) => isPriced(text));
  const alone = lines.filter(isAmount);
  if (alone.length < minPrices || alone.length < priced.length * minShare) return [...lines];
  if (areParagraphs(lines)) return [...lines];
  // Titles are fewer than dishes.
  const loud = lines.filter(({ text }) => isCapitals(text)).length;
  const areLoud = loud * 3 > lines.length || loud > alone.length * mostTitles;
  const areKnown = lines.filter(({ text }) => decoratedName(text)).length > minTitles;
  const isTitle = ({ text }: TidyLine) =>
    decoratedName(text) !== undefined ||
    (!areKnown &&
      !isNoise(text) &&
      !isPriced(text) &&
      (isSectionName(text) || (!areLoud && isCapitals(text))));
  const parts = partsIn(lines, isTitle);
  const where = saidOf(parts);
  if (where === undefined) return [...lines];
  const isBelow = where === 'below';
  return parts.flatMap((part, at) =>
    at === 0
      ? [...part.rest.map(aside), ...written({ ...part, rest: [] }, isBelow, false)]
      : written(part, isBelow, at === parts.length - 1),
  );
};

/** Numbers of the lines that such a page says of its dishes and of its house: none of them names a dish. */
export function namelessInPriceLines(lines: readonly TidyLine[]): number[] {
  return withPriceLines(lines).flatMap(({ part, from }) => (part === undefined ? [] : from));
}
