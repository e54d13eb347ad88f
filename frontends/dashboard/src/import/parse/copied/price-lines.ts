import { isPriceAlone, isPriced } from '../bare-names.ts';
import { decoratedName, isCapitals } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isSizeName } from '../size-names.ts';
import { parseDiets } from '../words/said-diets.ts';
import { isShare } from '../words/said-remarks.ts';
import { isBlank, type Step, type TidyLine, withPriceOf } from '../tidy-line.ts';
import { type Role, rolesOf } from './page-roles.ts';

/** So many prices on lines of their own, and such a share of all, are how a page is written. */
const minPrices = 5;
const minShare = 0.8;
const minTitles = 2;
/** Of a page without paragraphs, nearly all lines stand together or nearly all apart. */
const mostOf = 0.85;

const blank: TidyLine = { text: '', from: [] };

/** «$9.25», «$9.25+», «¥48 起» */
const isAmount = ({ text }: TidyLine) =>
  isPriceAlone(text.trim().replace(/(?<=[\d\p{Sc}\p{L}])(?:\+|\s?起)$/u, ''));

/** Some lines stand together and some apart, which tells more. */
function areParagraphs(lines: readonly TidyLine[]): boolean {
  const full = lines.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  const apart = full.filter((at) => isBlank(lines[at + 1])).length;
  return apart > full.length * (1 - mostOf) && apart < full.length * mostOf;
}

const said = (line: TidyLine): TidyLine => ({ ...line, part: 'said' });
/** What a page says of its house above its first title and below its last dish. */
const aside = (line: TidyLine): TidyLine => ({ ...line, part: 'aside' });

/** The lines above a price; `sizes` stand right below it. */
type Priced = { above: TidyLine[]; price: TidyLine; sizes: TidyLine[]; isSized: boolean };

/** Of what stands right below a price nothing tells whether it is said of that dish or of the next. */
const isDiet = ({ text }: TidyLine) => parseDiets(text) !== undefined;
const isOfSize = ({ text }: TidyLine) => isSizeName(text) || isShare(text.trim());

/** The prices of a page, each with what stands above it, and what stands below the last. */
function pricesIn(lines: readonly TidyLine[]): { priced: Priced[]; tail: TidyLine[] } {
  const priced: Priced[] = [];
  let tail: TidyLine[] = [];
  const sizes = lines.filter(
    ({ text }, at) => isSizeName(text) && isAmount(lines[at - 1] ?? blank),
  );
  const isSize = (line: TidyLine) => sizes.length > 1 && isSizeName(line.text);
  // «+», «-15 %»
  const isOfDish = (line: TidyLine) =>
    /\p{L}/u.test(line.text) && !isNoise(line.text) && !isSize(line);
  for (const line of lines) {
    const last = priced.at(-1);
    const size = tail.at(-1);
    const isSized = isAmount(line) && size !== undefined && isOfSize(size);
    // «Glass», «€ 5», and below them «Bottle», «€ 24»
    if (isSized && tail.length === 1 && last?.isSized === true) {
      last.price = withPriceOf(last.price, withPriceOf(size, line));
      tail = [];
    } else if (isSized && tail.length > 1) {
      const above = tail.slice(0, -1);
      priced.push({ above, price: withPriceOf(size, line), sizes: [], isSized });
      tail = [];
    }
    // «€ 13.52», and below it «€ 15.90»: what it cost before.
    else if (last && tail.length === 0 && (isAmount(line) || isSize(line))) last.sizes.push(line);
    else if (isAmount(line)) {
      priced.push({ above: tail, price: line, sizes: [], isSized: false });
      tail = [];
    } else if (isOfDish(line) && !(tail.length === 0 && isDiet(line))) tail.push(line);
  }
  return { priced, tail };
}

const titleOf = (line: TidyLine): TidyLine =>
  decoratedName(line.text) ? line : { ...line, text: `== ${line.text.trim()} ==` };

/**
 * A page that has each price on a line of its own: what stands between two prices is the name of a dish, what is said
 * of it or of the one before, a title and its note.
 */
export const withPriceLines: Step = (lines) => {
  const priced = lines.filter(({ text }) => isPriced(text));
  const alone = lines.filter(isAmount);
  if (alone.length < minPrices || alone.length < priced.length * minShare) return [...lines];
  if (areParagraphs(lines)) return [...lines];
  const page = pricesIn(lines);
  if (page.priced.length < alone.length * minShare) return [...lines];
  const words = lines.filter(({ text }) => /\p{L}/u.test(text));
  const roles = rolesOf(
    page.priced.map(({ above }) => above),
    page.tail,
    {
      areSmall: words.filter(({ text }) => /^\s*\p{Ll}/u.test(text)).length * 2 > words.length,
      areLoud: words.filter(({ text }) => isCapitals(text)).length * 3 > words.length,
      areTitlesKnown: lines.filter(({ text }) => decoratedName(text)).length > minTitles,
    },
  );
  if (roles === undefined) return [...lines];
  const isBelow = roles.layout === 'below';
  const pick = (own: readonly TidyLine[], at: number, role: Role) =>
    own.filter((_, index) => roles.gaps[at]?.[index] === role);
  const dishes = page.priced.flatMap(({ above, price, sizes }, at): TidyLine[] => {
    const [name] = pick(above, at, 'name');
    const of = pick(above, at, 'said').map(said);
    const title = pick(above, at, 'title').map(titleOf);
    const notes = pick(above, at, 'note').map((line): TidyLine => ({ ...line, part: 'note' }));
    if (!name) return [blank, ...above, price, ...sizes];
    const rival = roles.rivals[at]?.text.trim();
    const dish = [blank, { ...withPriceOf(name, price), ...(rival && { titled: rival }) }];
    const head = [
      ...pick(above, at, 'aside').map(aside),
      ...(isBelow ? of : []),
      ...title,
      ...notes,
    ];
    return [
      ...head,
      ...dish,
      ...(isBelow ? [] : of),
      ...sizes.map((line) => (line.part ? line : said(line))),
    ];
  });
  const [first, ...rest] = page.tail;
  const isOfLast = first && roles.tail[0] === 'said';
  return [
    ...dishes,
    ...(isOfLast ? [said(first)] : []),
    blank,
    ...(isOfLast ? rest : page.tail).map(aside),
  ];
};

/** Numbers of the lines that such a page says of its dishes and of its house: none of them names a dish. */
export function namelessInPriceLines(lines: readonly TidyLine[]): number[] {
  return withPriceLines(lines).flatMap(({ part, from }) => (part === undefined ? [] : from));
}
