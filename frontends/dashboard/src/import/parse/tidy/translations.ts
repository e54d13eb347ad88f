import { isPriced } from '../bare-names.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';
import { languageOf } from '../words/languages.ts';

/** So many lines in one language below lines in another are no coincidence. */
const least = 3;

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
  if (foreign.length < least) return [...lines];
  return lines.map((line, at) => {
    const { price } = found[at + 1] ?? {};
    if (price !== undefined) return withText(line, `${line.text}    ${price}`);
    return withText(line, found[at]?.['words'] ?? line.text);
  });
}

/** What is written below a dish or a title in a second language is said of it: in brackets. */
export const withTranslations: Step = (given) => {
  const lines = withPricesAbove(given);
  const languages = lines.map(({ text }) => (isNoise(text) ? undefined : languageOf(text)));
  const isFree = (at: number) => !isBlank(lines[at]) && !isPriced(lines[at]?.text ?? '');
  const below = languages.flatMap((language, at) => {
    const above = languages[at - 1];
    return isFree(at) && language && above && above !== language ? [language] : [];
  });
  const second = below.toSorted(
    (a, b) => below.filter((one) => one === b).length - below.filter((one) => one === a).length,
  )[0];
  const count = below.filter((one) => one === second).length;
  const all = languages.filter((one) => one === second).length;
  if (!second || count < least || count < all * 0.6) return lines;
  const isEach =
    count > languages.filter((one) => one !== undefined && one !== second).length * 0.6;
  return lines.map((line, at) => {
    const { text } = line;
    const above = lines[at - 1]?.text ?? '';
    const isSecond =
      languages[at] === second
        ? languages[at - 1] !== second && above.trim() !== ''
        : languages[at] === undefined &&
          (isPriced(above) ||
            (isEach && languages[at - 1] !== undefined && !isSectionName(above))) &&
          languages[at - 1] !== second;
    return isFree(at) && isSecond && !isCapitals(text) && !(isSectionName(text) && isPriced(above))
      ? withText(line, `(${text.trim()})`)
      : line;
  });
};
