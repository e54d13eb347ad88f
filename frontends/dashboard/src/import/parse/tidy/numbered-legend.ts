import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { meaningOfWords } from '../words/meanings.ts';
import { type Step, withText } from '../tidy-line.ts';

/** So many lines in that order are no dishes. */
const minCount = 4;

const row =
  /^\s*(?<number>\d{1,2})[.)]?\s+(?<words>\p{L}[\p{L}-]{2,}(?: \p{L}+)?)(?!.*\d[.,]\d{2})/u;

function entryOf(text: string): { number: number; words: string } | undefined {
  const { number = '', words = '' } = row.exec(text)?.groups ?? {};
  // Menus of Europe number them in this order.
  const name = allergens[Number(number) - 1];
  const isOf = (said: string) =>
    meaningOfWords(said)?.allergens.some((one) => one === name) === true;
  const found = [words, ...words.split(' ')].find(isOf);
  return found === undefined ? undefined : { number: Number(number), words: found };
}

/** Lines that one entry may have. */
const gap = 4;

type Entry = { number: number; words: string; at: number };

/** «1. Cereals that contain gluten (wheat, rye)», «3. Eggs and what is made of them»: lines in their order, as «3 = Eggs»; a numbered dish that is called as one of them is none. */
export const withNumberedLegend: Step = (lines) => {
  const runs: Entry[][] = [];
  for (const [at, { text }] of lines.entries()) {
    const entry = entryOf(text);
    const last = runs.at(-1)?.at(-1);
    if (!entry) continue;
    if (last && last.number < entry.number && at - last.at <= gap)
      runs.at(-1)?.push({ ...entry, at });
    else runs.push([{ ...entry, at }]);
  }
  const legend = runs.filter(({ length }) => length >= minCount).flat();
  return lines.map((line, at) => {
    const entry = legend.find((one) => one.at === at);
    return entry ? withText(line, `${entry.number} = ${entry.words}`) : line;
  });
};
