import { isPriced } from '../bare-names.ts';
import { countsOf } from '../counts-of.ts';
import { takePrice } from '../money.ts';
import { isSizeName } from '../size-names.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many titles end with the same words, each above a dish that has as many prices, or one is above so many dishes. */
const minCount = 2;

const bullet = /^\s*[•●·*–—-]\s+/u;
const wordsOf = (text: string) => text.replace(bullet, '').trim().split(/\s+/u);

/** What a column is called: words of any other kind may be of the title, «Red Wine Selection». */
const meal =
  /^(?:breakfast|brunch|lunch|dinner|supper|midi|soir|d[ée]jeuner|d[îi]ner|mittags?|abends?|pranzo|cena|almuerzo|comida|almoço|jantar|lunsj|middag|aften|adults?|kids?|child|children|members?|guests?|takeaway|inside|outside)$/iu;
const isColumn = (word: string) => meal.test(word) || isSizeName(word);

const isTitle = (text: string) =>
  /^\P{Nd}{4,60}$/u.test(text) && !/[,.:;]/u.test(text) && !isPriced(text);

/** How many prices the next line has. */
const pricesOf = (text: string) => takePrice(text).prices.length;

/** «Pollo Lunch Dinner», «Res Lunch Dinner»: what columns are called stands behind each title. */
export const withHeadsInTitles: Step = (lines) => {
  const tails = lines.map(({ text }, at) => {
    const below = lines.slice(at + 1).find((line) => !isBlank(line))?.text ?? '';
    const count = pricesOf(below);
    const words = wordsOf(text);
    return isTitle(text) &&
      words.slice(-count).every(isColumn) &&
      count > 1 &&
      new Set(words.slice(-count)).size === count &&
      words.length > count &&
      words.length < count + 4
      ? words.slice(-count)
      : [];
  });
  const counts = countsOf(tails.filter((tail) => tail.length > 0).map((tail) => tail.join(' ')));
  let columns: readonly string[] = [];
  return lines.map((line, at): TidyLine => {
    const tail = tails[at] ?? [];
    const rows = lines.slice(at + 1, at + 4).filter(({ text }) => pricesOf(text) === tail.length);
    const areUsual = (counts.get(tail.join(' ')) ?? 0) >= minCount || rows.length >= minCount;
    if (tail.length > 0 && areUsual) {
      columns = tail;
      const { places: _, ...brought } = line;
      return { ...brought, text: `== ${wordsOf(line.text).slice(0, -tail.length).join(' ')} ==` };
    }
    if (isTitle(line.text)) columns = [];
    const isRow = columns.length > 0 && pricesOf(line.text) === columns.length;
    return isRow ? { ...line, names: columns } : line;
  });
};
