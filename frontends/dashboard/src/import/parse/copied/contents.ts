import { isPriced } from '../bare-names.ts';
import { isNoise } from '../noise.ts';
import { meaningOfWords } from '../words/meanings.ts';
import { parseDiets } from '../words/said-diets.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

const leastListed = 3;
/** A title's note and a dish's description stand between a title and the first price below it. */
const furthestPrice = 6;
const betweenListed = /\s*[|·•>/]\s*|\t+|\s{2,}/u;
/** «Starters (3)»: so many dishes. */
const countBehind = /(?<=\p{L}\W*) \(\d{1,2}\)$/u;
const dishOnLine = /\p{L}.*\s(?:\p{Sc}\s?)?\d{1,3}(?:[.,]\d{2}|\s?\p{Sc})\+?$/u;

/** «Milk», «Vegan» stand below many dishes; a section is listed, and heads its dishes, once each. */
const isSectionLike = (text: string, texts: readonly string[]) =>
  text !== '' &&
  !isPriced(text) &&
  ((!parseDiets(text) && !meaningOfWords(text)?.allergens.length) ||
    texts.filter((one) => one === text).length === 2);

type Contents = { from: number; end: number; titles: number[] };

function contentsOf(texts: readonly string[]): Contents | undefined {
  const isDishIn = (from: number, to: number) => texts.slice(from, to).some(isPriced);
  const isTitle = (at: number, last: number | undefined) =>
    (last === undefined || isDishIn(last, at)) && isDishIn(at + 1, at + 1 + furthestPrice);
  /** Where a list stands again as titles, in its order, up to the first that does not. */
  function titlesOf(listed: readonly string[], from: number): number[] {
    const titles: number[] = [];
    for (const [place, text] of listed.entries()) {
      const last = titles.at(-1);
      const isListed =
        texts.includes(text, from + place + 1) &&
        from + place < (titles[0] ?? texts.length) &&
        isSectionLike(text, texts);
      const title = isListed
        ? texts.findIndex((one, at) => at > (last ?? from) && one === text && isTitle(at, last))
        : -1;
      if (title < 0) break;
      titles.push(title);
    }
    return titles;
  }
  for (const [from, text] of texts.entries()) {
    const onLine = text.split(betweenListed).filter(Boolean);
    const isLine = onLine.length >= leastListed;
    const titles = titlesOf(isLine ? onLine : texts.slice(from), from);
    if (titles.length >= (isLine ? onLine.length : leastListed))
      return { from, end: isLine ? from + 1 : from + titles.length, titles };
  }
  return undefined;
}

/**
 * Numbers of the lines that list what a page has, with those above, which are of its house and of
 * delivery, and of the titles that are listed.
 */
export function contentsIn(lines: readonly { text: string }[]): {
  aside: number[];
  titles: number[];
} {
  const texts = lines.map(({ text }) => text.trim().replace(countBehind, ''));
  const { from, end, titles } = contentsOf(texts) ?? { from: 0, end: 0, titles: [] };
  const begins = texts.slice(0, from).some((text) => dishOnLine.test(text) && !isNoise(text))
    ? from
    : 0;
  return { aside: Array.from({ length: end - begins }, (_, at) => begins + at), titles };
}

/** «Plates», «Noodles», «Drinks» in a row, and each again above dishes: a page says what it has, and these are titles. */
export const withContents: Step = (lines) => {
  const { aside, titles } = contentsIn(lines);
  return lines.flatMap((line, at): TidyLine[] => {
    if (aside.includes(at)) return [];
    return titles.includes(at) ? [withText(line, `== ${line.text.trim()} ==`)] : [line];
  });
};
