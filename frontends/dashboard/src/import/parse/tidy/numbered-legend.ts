import { meaningOfWords } from '../words/meanings.ts';
import { type Step, withText } from '../tidy-line.ts';

/** The 14 that menus of Europe number, in their order. */
const numbered =
  'gluten crustaceans egg fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs'.split(
    ' ',
  );

/** So many lines in that order are no dishes. */
const least = 4;

const row =
  /^\s*(?<number>\d{1,2})[.)]?\s+(?<words>\p{L}[\p{L}-]{2,}(?: \p{L}+)?)(?!.*\d[.,]\d{2})/u;

function entryOf(text: string): { number: number; words: string } | undefined {
  const { number = '', words = '' } = row.exec(text)?.groups ?? {};
  const name = numbered[Number(number) - 1];
  const isOf = (said: string) =>
    meaningOfWords(said)?.allergens.some((one) => one === name) === true;
  const found = [words, ...words.split(' ')].find(isOf);
  return found === undefined ? undefined : { number: Number(number), words: found };
}

/** «1. Cereals that contain gluten (wheat, rye)», «3. Eggs and what is made of them»: one of a legend’s lines each, as «3 = Eggs». */
export const withNumberedLegend: Step = (lines) => {
  const entries = lines.map(({ text }) => entryOf(text));
  const found = new Set(entries.flatMap((entry) => entry?.number ?? []));
  return lines.map((line, at) => {
    const entry = entries[at];
    return entry && found.size >= least ? withText(line, `${entry.number} = ${entry.words}`) : line;
  });
};
