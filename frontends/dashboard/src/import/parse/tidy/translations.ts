import { isPriceAlone, isPriced } from '../bare-names.ts';
import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';
import { languageOf } from '../words/languages.ts';

/** So many lines in one language below lines in another are no coincidence. */
const minCount = 3;

/** «11,50 €Toast with goat cheese» below «Tartine de chèvre» */
const priceAhead =
  /^\s*(?<price>(?:\p{Sc}\s?)?\d{1,3}(?:[.,]\d{1,2})?(?:\s?\p{Sc}))\s*(?<words>\p{L}.*)$/u;

/** Moves a price from before what is said of a dish in another language to behind its name, in the line above. */
function withPricesAbove(lines: readonly TidyLine[]): TidyLine[] {
  const found = lines.map(({ text }, at) =>
    isBlank(lines[at - 1]) || isPriced(lines[at - 1]?.text ?? '')
      ? undefined
      : priceAhead.exec(text)?.groups,
  );
  const foreign = found.filter((one, at) => {
    const [above, below] = [lines[at - 1]?.text ?? '', one?.['words'] ?? ''].map(languageOf);
    return above !== undefined && below !== undefined && above !== below;
  });
  if (foreign.length < minCount) return [...lines];
  return lines.map((line, at) => {
    const { price } = found[at + 1] ?? {};
    if (price !== undefined) return withText(line, `${line.text}    ${price}`);
    return withText(line, found[at]?.['words'] ?? line.text);
  });
}

/** Languages of lines: what begins in small letters is of the language of the line above, and tells that one’s. */
function languagesOf(lines: readonly TidyLine[]): (string | undefined)[] {
  const all = lines.map(({ text }) =>
    isNoise(text) || isPriceAlone(text) ? undefined : languageOf(text),
  );
  const isSmall = (at: number) => /^\s*\p{Ll}/u.test(lines[at]?.text ?? '');
  for (const [at, { text }] of lines.entries()) {
    if (all[at] !== undefined || isBlank(lines[at]) || isPriceAlone(text)) continue;
    const below = isPriceAlone(lines[at + 1]?.text ?? '') ? at + 2 : at + 1;
    if (isSmall(at)) all[at] = all[at - 1];
    else if (isSmall(below)) all[at] = all[below];
  }
  return all;
}

/** «Dessert : Pomme» */
const called = /^\s*\p{L}[\p{L} ]{2,20}\s?:\s+\p{L}/u;

/** What is written below a dish or a title in a second language is said of it: in brackets. */
export const withTranslations: Step = (given) => {
  const lines = withPricesAbove(given);
  const languages = languagesOf(lines);
  const isFree = (at: number) => !isBlank(lines[at]) && !isPriced(lines[at]?.text ?? '');
  const begins = (at: number) => languages[at] !== languages[at - 1];
  const below = languages.flatMap((language, at) =>
    isFree(at) && language && languages[at - 1] && begins(at) ? [language] : [],
  );
  const countOf = (language: string) => below.filter((one) => one === language).length;
  const second = below.toSorted((a, b) => countOf(b) - countOf(a))[0];
  if (!second || countOf(second) < minCount) return lines;
  const all = languages.filter((one, at) => one === second && begins(at)).length;
  const first = languages.filter((one, at) => one !== undefined && one !== second && begins(at));
  if (countOf(second) < all * 0.6) return lines;
  const isEach = countOf(second) > first.length * 0.6;
  const isBelow = (at: number) => {
    const above = lines[at - 1]?.text ?? '';
    const { text = '' } = lines[at] ?? {};
    if (above.trim() === '' || decoratedName(text) !== undefined || /^\s*\(/u.test(text))
      return false;
    if (languages[at] === second) return true;
    const isOfName = isEach && languages[at - 1] !== undefined && !isSectionName(above);
    return (
      languages[at] === undefined && (isPriced(above) || isOfName) && languages[at - 1] !== second
    );
  };
  return lines.map((line, at) =>
    isFree(at) &&
    isBelow(at) &&
    !called.test(line.text) &&
    !isCapitals(line.text) &&
    !(isSectionName(line.text) && isPriced(lines[at - 1]?.text ?? ''))
      ? withText(line, `(${line.text.trim()})`)
      : line,
  );
};
