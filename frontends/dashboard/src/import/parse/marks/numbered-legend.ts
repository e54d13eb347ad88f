import { allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { readLegendLine } from './legend.ts';
import { meaningOfWords } from '../words/meanings.ts';
import { type Step, withText } from '../tidy-line.ts';

/** So many lines in that order are no dishes. */
const minCount = 4;

const row =
  /^\s*[([]?(?<code>\d{1,2}|\p{Lu}\p{Lu}?)(?:[)\].]\s*|\s*[=:–-]\s*|\s+)(?:[=:–-]\s+)?(?<words>\p{L}.*)$/u;
const isPriced = /\d[.,]\d{2}|\d\s*\p{Sc}/u;

type Entry = { code: string; words: string; at: number };

function entryOf(text: string, at: number): Entry[] {
  const { code = '', words = '' } = row.exec(text)?.groups ?? {};
  if (code === '' || isPriced.test(words) || readLegendLine(text).length > 0) return [];
  const [first = ''] = words.split(/\s*[(,;:/]/u);
  const [one = '', two = ''] = first.split(' ');
  const meantBy = (said: string) => meaningOfWords(said)?.allergens ?? [];
  const meant = meantBy(first).join();
  // Menus of Europe number them in this order: only so may other words be said of one.
  const isOf = (said: string) =>
    meant === ''
      ? meantBy(said).some((name) => name === allergens[Number(code) - 1])
      : meantBy(said).join() === meant;
  const said = [one, `${one} ${two}`, first, ...words.split(/[^\p{L}-]+/u)].find(isOf);
  return said === undefined ? [] : [{ code, words: said, at }];
}

/** Lines that one entry may have. */
const gap = 4;

const isAfter = (code: string, last: string) =>
  /\d/u.test(code) ? Number(code) > Number(last) : !/\d/u.test(last) && code > last;

/** «1. Cereals that contain gluten (wheat, rye)», «3. Eggs and what is made of them», «C Eggs»: lines in their order, as «3 = Eggs»; a numbered dish that is called as one of them is none. */
export const withNumberedLegend: Step = (lines) => {
  const runs: Entry[][] = [];
  for (const entry of lines.flatMap(({ text }, at) => entryOf(text, at))) {
    const last = runs.at(-1)?.at(-1);
    if (last && isAfter(entry.code, last.code) && entry.at - last.at <= gap)
      runs.at(-1)?.push(entry);
    else runs.push([entry]);
  }
  const legend = runs.filter(({ length }) => length >= minCount).flat();
  return lines.map((line, at) => {
    const entry = legend.find((one) => one.at === at);
    return entry ? withText(line, `${entry.code} = ${entry.words}`) : line;
  });
};
