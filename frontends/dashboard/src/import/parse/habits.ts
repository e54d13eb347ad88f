import { isCapitals, isSectionName } from './headings.ts';
import type { ClassifiedLine, Style } from './classified-line.ts';
import type { SourceLine } from './source-line.ts';

export const isBareTitle = ({ kind, words }: ClassifiedLine) =>
  kind === 'text' && /^[\p{Lu}\p{Lo}][^,.!\d]*$/u.test(words) && words.split(' ').length <= 4;

/** Split at blanks. */
export function paragraphsOf<Line extends SourceLine>(lines: readonly Line[]): Line[][] {
  const all: Line[][] = [[]];
  for (const line of lines)
    if (line.text.trim() === '') all.push([]);
    else all.at(-1)?.push(line);
  return all.filter((paragraph) => paragraph.length > 0);
}

/** Whether paragraphs mostly start with text right above dishes: those are titles, whatever they say. */
export function doTitlesStart(paragraphs: readonly ClassifiedLine[][]): boolean {
  const rows = paragraphs.filter((lines) => lines.filter(({ kind }) => kind === 'dish').length > 1);
  const titled = rows.filter(
    ([first, second]) => first?.kind === 'text' && second?.kind === 'dish',
  );
  const named = paragraphs.filter(
    ([first, second]) =>
      first?.kind === 'text' &&
      second !== undefined &&
      isSectionName(first.words) &&
      !isCapitals(first.words),
  );
  return named.length > 1 || (titled.length > 1 && titled.length >= rows.length * 0.5);
}

/** Bare titles are headings if far fewer than dishes; a single one among dishes is a name. */
export function titlesIn(known: readonly ClassifiedLine[]): Style['bareTitles'] {
  const dishes = known.filter(({ kind }) => kind === 'dish').length;
  const above = known.filter((line, at) => isBareTitle(line) && known[at + 1]?.kind === 'dish');
  const others = known.filter((line, at) => isBareTitle(line) && known[at + 1]?.kind === 'text');
  const inRow = above.filter(({ at }) => known[at - 1]?.kind === 'dish');
  if (dishes <= 3 || above.length * 2 > dishes || others.length > above.length) return 'none';
  return inRow.length === 1 && above.length > 1 ? 'apart' : 'all';
}

const startsSmall = (line: ClassifiedLine | undefined) =>
  line?.kind === 'dish' && /^\p{Ll}/u.test(line.words);

/** «TOMATO SOUP» above «Basil, cream. 9»; above a row of dishes it is a heading. */
const isBelowName = ({ at, kind, words }: ClassifiedLine, known: readonly ClassifiedLine[]) => {
  const above = known[at - 1];
  return (
    kind === 'dish' &&
    above?.kind === 'text' &&
    known[at + 1]?.kind !== 'dish' &&
    (/,\s\p{L}|[.!]$/u.test(words) || /^(?!Served ).*[.!]\s\p{Lu}/u.test(words)) &&
    /^[\p{Lu}\p{Lo}][^,.!:]{1,50}$/u.test(above.words)
  );
};

/** Names alternate with priced descriptions: «Apfelstrudel», «Apple strudel 6,50». */
function doNamesAlternate(all: readonly ClassifiedLine[]): boolean {
  const [first] = all;
  const isTitled =
    first !== undefined &&
    (isSectionName(first.words) || isCapitals(first.words)) &&
    all.length % 2 === 1;
  const lines = isTitled ? all.slice(1) : all;
  const isInTurn = lines.every(({ kind, words }, at) =>
    at % 2 === 0 ? kind === 'text' && /^\p{Lu}[^,]*$/u.test(words) : kind === 'dish',
  );
  return lines.length > 3 && lines.length % 2 === 0 && isInTurn;
}

/** Lines with a price that go on with what stands above them: in small letters, where dishes have large ones, or what is in a dish. */
export function secondHalvesOf(
  known: readonly ClassifiedLine[],
  dishesAreSmall: boolean,
): Set<number> {
  const paragraphs = paragraphsOf(known);
  const dishes = known.filter(
    ({ kind, text }) => kind === 'dish' && !/^\s*[•●*·–—-]\s/u.test(text),
  );
  const said = dishes.filter((dish) => isBelowName(dish, known));

  const small = dishes.filter(
    (dish) => startsSmall(dish) && !dishesAreSmall && !startsSmall(known[dish.at + 1]),
  );
  const areSaid = said.length + small.length > dishes.length * 0.3;
  const below = paragraphs
    .filter(doNamesAlternate)
    .flat()
    .filter(({ kind }) => kind === 'dish');
  return new Set([...small, ...below, ...(areSaid ? said : [])].map(({ at }) => at));
}

/** So many paragraphs, and such a share of those with one price, are how a menu is written. */
const leastBlocks = 3;
const blockShare = 0.6;

/** What is in a dish: in small letters, in brackets, a sentence or a list. */
const isDescription = ({ text }: ClassifiedLine) =>
  /^\s*[\p{Ll}(]|[.)]\s*$|\p{L}, \p{L}/u.test(text);

/** Prices alone stand below what is in a dish: they end it. */
export function doPricesEnd(known: readonly ClassifiedLine[]): boolean {
  const prices = known.filter(({ kind }) => kind === 'price');
  const ending = prices.filter(({ at }) => {
    const [name, said] = [known[at - 2], known[at - 1]];
    return said?.kind === 'text' && name?.kind === 'text' && isDescription(said);
  });
  return ending.length >= leastBlocks && ending.length >= prices.length * blockShare;
}
