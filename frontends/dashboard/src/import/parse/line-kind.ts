import { withoutNew } from './words/said-new.ts';
import { middleOf, shareOf } from './counts-of.ts';
import { doPricesEnd, doTitlesStart, paragraphsOf, secondHalvesOf, titlesIn } from './habits.ts';
import { isCapitals, isSectionName, isWeekday } from './headings.ts';
import type { LineKind, ClassifiedLine, Style } from './classified-line.ts';
import {
  allergenWords,
  isLegendTitle,
  readLegendLine,
  type Legend,
  type Meaning,
  withoutMolluscs,
} from './marks/legend.ts';
import { learntCodes } from './marks/learnt-codes.ts';
import { mendLostPoints } from './lost-point.ts';
import { takeEndMarks, takeMarks } from './marks/marks.ts';
import { takePrice, type FoundPrice } from './money.ts';
import { isNoise, isRating } from './noise.ts';
import { pricesUnder } from './size-header.ts';
import type { SourceLine } from './source-line.ts';
import { allergensWithin, isLabeled, parseAllergenList } from './words/said-allergens.ts';

const bullet =
  /^\s*(?:[•●◦▪■►➤✦★*·–—-]\s+|(?:nr\.?|no\.?|n[°º]|#)\s?\d{1,3}[.:)]?\s+|\d{1,3}[a-z]?[.)](?=\p{L}{2})|\d{1,3}\s*\|\s*(?=\p{L})|[A-Z]-\d{1,3}\s+|\d{1,3}[a-z]?[.)]\s+(?=\p{L}|\d{1,3}\s?\p{Ll})|[a-z]\)\s+|o\s+(?=\p{Lu}\p{Ll})|\d{1,3}[a-z]?\s?[/–-]\s+(?=\p{L})|[A-Z]{1,2}\d{1,3}(?:[.:)]|\s+[–—-])\s+|#\d{1,3}\s+)/iu;
const ruleOnly = /^[\s=~_*•·.–—-]{3,}$/u;
const priceOnly = /^[^\p{L}]*$/u;

const unmarked = (text: string) => text.replace(bullet, '').trim();

/** Marks may come before or after a price. */
function readParts(
  text: string,
  legend: Legend,
  take: (text: string) => FoundPrice,
  isUnpriced = false,
) {
  const behind = takeMarks(text, legend, isUnpriced);
  const price = take(behind.rest);
  const before = takeMarks(price.rest, legend);
  const atEnd = takeEndMarks(before.rest, legend);
  const all = [atEnd, before, behind];
  const marks = {
    diets: all.flatMap(({ diets }) => diets),
    codes: all.flatMap(({ codes }) => codes),
    isVgUnclear: all.some(({ isVgUnclear }) => isVgUnclear),
  };
  return {
    price,
    marks,
    words: withoutNew(atEnd.rest)
      .replace(/[*]+$/u, '')
      .replace(/[\s.·•…_:|,–—-]+\p{Sc}?$/u, '')
      .replace(/^\+\s*|\s(?:add|\+|(?<=\p{L}\s)for)$/gu, '')
      .trim(),
  };
}

function kindOf(text: string, { price, words }: Pick<ClassifiedLine, 'price' | 'words'>): LineKind {
  if (text.trim() === '') return 'blank';
  if (ruleOnly.test(text)) return 'rule';
  if (readLegendLine(text).length > 0) return 'legend';
  // «Monday 12» is a date.
  if (isWeekday(text)) return 'text';
  const isMarked = price.prices.length > 0 && !price.isBare;
  if (isRating(text) || isNoise(isMarked ? text.replaceAll(/\([^()]*\p{L}[^()]*\)/gu, '') : text))
    return 'noise';
  const isPriced = price.prices.length > 0 || price.isMarket || price.reasons.length > 0;
  const isTimed = price.isLeast && isSectionName(words) && !/\p{Sc}/u.test(text);
  if (isPriced && !isTimed) return priceOnly.test(words) || words === '' ? 'price' : 'dish';
  return 'text';
}

/** «ALLERGENS», and below it «1 Gluten, 3 Eggs» */
const isOverLegend = (lines: readonly SourceLine[], at: number) =>
  isLegendTitle(lines[at]?.text ?? '') &&
  readLegendLine(lines.slice(at + 1).find(({ text }) => text.trim() !== '')?.text ?? '').length > 0;

/** Lowercase text right below a name continues it: it does not show how names begin. */
const isSmall = ({ words }: ClassifiedLine, above: ClassifiedLine | undefined) =>
  /^\p{Ll}/u.test(words) && !(above?.kind === 'text' && /^\p{Lu}/u.test(above.words));

/** Where nearly all prices have a sign or a point, «Wings (6)» has none. */
const markedShare = 0.7;
const countAtEnd = /\p{L}.*\(\d{1,2}\)\s*$/u;
/** «Prawn 65», and below it «Small prawns in batter, with curry leaves £7.50»: part of the name. */
const numberAtEnd = /\p{L} \d{1,3}(?:\s*\([^()]*\))?\s*$/u;
const saidAndPriced = /^\p{Lu}(?=.{40}).*\p{Sc}\s?\d/u;
/** «Gobi 65», and below it or below what is said of it «$8.00». */
const signedAlone = /^\s*(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})\s*$/u;
const isPricedBelow = ([said = '', price = '']: readonly string[]) =>
  saidAndPriced.test(said) ||
  signedAlone.test(said) ||
  (signedAlone.test(price) && !/\d/u.test(said));

/** What each line is when it is looked at alone, and how this menu is written. */
export function classifyLines(
  lines: readonly SourceLine[],
  decimals: number,
): { known: ClassifiedLine[]; style: Style } {
  const legend = withoutMolluscs(
    new Map<string, Meaning>([
      ...allergenWords(lines.map(({ text }) => text)),
      ...lines.flatMap(({ text }) => readLegendLine(text)),
    ]),
  );
  const saying = lines.map(({ text }) => parseAllergenList(text));
  const isUsual =
    saying.filter((said, at) => said ?? allergensWithin(lines[at]?.text ?? '').length > 0).length >
    1;
  const codes = learntCodes(lines, legend);
  const read = (areMarked = false) =>
    lines.map((line, at): ClassifiedLine => {
      const take = (text: string) =>
        line.isDish === true ||
        (areMarked &&
          (countAtEnd.test(text) ||
            (numberAtEnd.test(text) &&
              isPricedBelow(lines.slice(at + 1, at + 3).map((below) => below.text)))))
          ? { ...takePrice(''), rest: text }
          : takePrice(text, decimals);
      const parts = readParts(unmarked(line.text), codes, take, line.isDish);
      const isOfUsual = isUsual || line.text.trim().startsWith('(');
      const allergens = isOfUsual || isLabeled(line.text) ? saying[at] : undefined;
      return {
        ...line,
        at,
        ...parts,
        kind: isOverLegend(lines, at) ? 'legend' : kindOf(line.text, parts),
        ...(allergens && { allergens }),
        ...(allergens && !isOfUsual && { isLone: true }),
      };
    });
  const asRead = read();
  const priced = asRead.filter(({ price }) => price.prices.length > 0);
  const areMarked = shareOf(priced, ({ price }) => !price.isBare) > markedShare;
  const first = areMarked ? read(true) : asRead;
  const dishes = first.filter(({ kind }) => kind === 'dish');

  const known = mendLostPoints(first);
  // Without a price beside any name, a name stands above its price.
  const begun =
    dishes.length > 0
      ? dishes
      : known.filter(({ kind, at }) => kind === 'text' && known[at + 1]?.kind === 'price');
  const dishesAreSmall = shareOf(begun, (dish) => isSmall(dish, known[dish.at - 1])) > 0.5;
  const secondHalves = secondHalvesOf(known, dishesAreSmall);
  const isPriceAt = (at: number) => known[at]?.kind === 'price' || secondHalves.has(at);
  const isBelowLoud = (line: number) =>
    isCapitals(known[line - 1]?.words ?? '') && !isCapitals(known[line]?.words ?? '');
  const areLoud = known.filter(({ at }) => isBelowLoud(at) && isPriceAt(at + 1)).length > 2;
  const named = known.filter(({ at, kind }) => {
    // «SOUPE», «gratinée au comté», «9 €»: what is said stands between.
    const isSaidAt = (line: number) =>
      (/^\p{Ll}/u.test(known[line]?.words ?? '') || (areLoud && isBelowLoud(line))) &&
      known[line]?.kind === 'text' &&
      known[line - 1]?.kind === 'text';
    const isAbove =
      kind === 'text' && !isSaidAt(at) && isPriceAt(isSaidAt(at + 1) ? at + 2 : at + 1);
    return isAbove || (kind === 'dish' && !secondHalves.has(at));
  });
  return {
    known,
    style: {
      legend,
      codes,
      dishesAreSmall,
      secondHalves,
      wordsStandBelow:
        dishes.length > 3 && shareOf(dishes, ({ at }) => known[at + 1]?.kind === 'text') > 0.6,
      titlesStartParagraphs: doTitlesStart(paragraphsOf(known)),
      bareTitles: titlesIn(known),
      pricesEnd: doPricesEnd(known),
      dishesAreCapitals: shareOf(named, ({ words }) => isCapitals(words)) > 0.5,
      dishSize: middleOf(named.flatMap(({ size }) => size ?? [])),
      decimals,
    },
  };
}

/** Re-reads a line below a header that names prices; undefined unless it has one per name. */
export function lineUnder(
  line: ClassifiedLine,
  names: readonly string[],
  { codes, decimals }: Style,
): ClassifiedLine | undefined {
  if (line.kind !== 'dish' && line.kind !== 'price') return undefined;
  const take = (text: string) => pricesUnder(text, names, decimals) ?? takePrice(text, decimals);
  const parts = readParts(unmarked(line.text), codes, take);
  return parts.price.isUnderNames === true
    ? { ...line, ...parts, kind: kindOf(line.text, parts) }
    : undefined;
}
