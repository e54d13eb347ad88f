import { isCapitals, isSectionName, isWeekday } from './headings.ts';
import { amountOf, isYear, litres, type FoundPrice } from './money.ts';
import { asName, isSizeName, size } from './size-names.ts';
import { currency } from './words/money-words.ts';

const label = `(?:(?:by the|per|pro|par|al)\\s)?(${size})\\.?`;
const apart = '(?:\\s*[|/,·–—-]\\s*|\\s+)';
const header = new RegExp(`^(.*?)(^|\\s+)\\(?(${label}(?:${apart}${label})+)\\)?$`, 'iu');
const eachLabel = new RegExp(`(?<=^|${apart})${label}(?=${apart}|$)`, 'giu');

export type SizeHeader = { title: string; names: string[] };

/** «Glass | Bottle», «White wines    Glass   Bottle»: an optional title, and names of the prices below. */
export function sizeHeaderOf(text: string): SizeHeader | undefined {
  const [, before = '', gap = '', all = ''] =
    header.exec(
      text
        .replaceAll(/[Øø]\s?(?=\d)/gu, '')
        .replaceAll(/\)\s*\(/gu, ' / ')
        .trim(),
    ) ?? [];
  const names = [...all.matchAll(eachLabel)].map(([, name = '']) => asName(name.trim()));
  const areNames = names.length > 1 && new Set(names).size === names.length;
  const title = before.trim();
  const isApart = title === '' || gap.length > 2 || isSectionName(title);
  return areNames && isApart ? { title, names } : undefined;
}

/** What a column may be called; a plain number is a price of its own. */
export const isColumnName = (text: string) =>
  text.length <= 24 &&
  /\p{L}|[Øø″"]|^\d\/\d$/u.test(text) &&
  !/\s[/|·]\s|\d[.,]\d{2}$|\p{Sc}|!$/u.test(text.replace(/^[Øø]\s?/u, ''));

const wineSizes = new Map([
  ['g', 'Glass'],
  ['c', 'Carafe'],
  ['b', 'Bottle'],
]);

/** «g    b» above wines: no grams. */
export function withWineSizes(names: readonly string[]): readonly string[] {
  const said = names.flatMap((name) => wineSizes.get(name.trim().toLowerCase()) ?? []);
  return said.length === names.length ? said : names;
}

function columnHeader(title: string, names: readonly string[]): SizeHeader[] {
  const said = withWineSizes(names).map((name) =>
    asName(name.trim().replace(/^\(([^()]*)\)?$|^([^()]*)\)$/u, '$1$2')),
  );
  const areNames =
    said.length > 1 && said.every(isColumnName) && new Set(said).size === said.length;
  return areNames ? [{ title: title.trim(), names: said }] : [];
}

/** What a column is called beside words of a title: «Red Wine Selection» has none. */
const meal =
  /^(?:breakfast|brunch|lunch|dinner|supper|midi|soir|d[ée]jeuner|d[îi]ner|mittags?|abends?|pranzo|cena|almuerzo|comida|almoço|jantar|lunsj|middag|aften|adults?|kids?|child|children|members?|guests?|takeaway|inside|outside)$/iu;

/** «Pollo Lunch Dinner»: columns behind a title; «Chicken Lamb Prawn Veg»: columns alone, where a title has fewer words in capitals. */
function wordsHeader(words: readonly string[]): SizeHeader[] {
  const title = words.findLastIndex((word) => !meal.test(word) && !isSizeName(word)) + 1;
  if (title > 0 && title < words.length - 1)
    return columnHeader(words.slice(0, title).join(' '), words.slice(title));
  const isOne = (word: string) => /^\p{Lu}/u.test(word) && !isWeekday(word);
  return words.length > 3 && words.every(isOne) ? columnHeader('', words) : [];
}

/** All headers that a line could be, whatever its names: the lines below decide. */
export function columnHeaders(text: string): SizeHeader[] {
  const line = text.trim();
  const pieces = line.split(/\s{3,}/u);
  const wide = pieces.flatMap((_, from) =>
    columnHeader(pieces.slice(0, from).join(' '), pieces.slice(from)),
  );
  const [, said = '', all = ''] = /^(.*\S)\s*\(([^()/–]+(?:[/–][^()/–]+)+)\)$/u.exec(line) ?? [];
  if (all !== '') return [...columnHeader(said, all.split(/[/–]/u)), ...wide];
  const [first = '', ...others] = (pieces.at(-1) ?? '').split(/\s+[/|·]\s+/u);
  if (others.length === 0)
    return [...wide, ...wordsHeader(line.replace(/^[•·*–—-]\s+/u, '').split(' '))];
  const title = pieces.slice(0, -1).join(' ');
  const parted = /^(.*?\p{L}.*?)\s*[\s(]\s*((?:\d[\d.,]*\s)?\S+(?:\s\([^()]*\))?)$/u.exec(first);
  const titled = columnHeader(`${title} ${parted?.[1] ?? ''}`, [parted?.[2] ?? '', ...others]);
  const isTitled = isCapitals(parted?.[1] ?? '') && !isCapitals(others.join(''));
  return [
    ...(isTitled ? titled : []),
    ...wide,
    ...columnHeader(title === '' && isCapitals(line) ? line : title, [first, ...others]),
    ...titled,
  ];
}

const digits = '\\d{1,6}(?:[.,]\\d{1,3})?';
/** Spaces group thousands only if a currency marks them as one number. */
const amount = `(?:(?:${currency}\\s?)?(?:\\d{1,3}(?: \\d{3})+(?:[.,]\\d{2})?\\s?(?:${currency}|[.,][-–])|\\d{1,3}(?:[.,’']\\d{3})+(?:[.,]\\d{2})?|${digits})(?:\\s?${currency}|/[-=]|[.,:]?[-–])?)`;
/** Marks a size that is not served. */
const unserved = '[-–—]';
const between = '(?:\\s*(?:[|/·–]|[.·•…_]{2,})\\s*|\\s+)';

/** The prices at the end of a line with one per name; undefined for any other line, as «6.5 / 13 / 18» below two. */
export function pricesUnder(
  text: string,
  names: readonly string[],
  decimals: number,
): FoundPrice | undefined {
  const amounts = names
    .map((_, at) => `(${amount}|${at === 0 ? '(?<=\\s{3})' : ''}${unserved})`)
    .join(between);
  const found = new RegExp(`(?:^|${between})(?<!\\d\\s?/\\s?)${amounts}$`, 'iu').exec(
    text.trimEnd(),
  );
  const texts = found?.slice(1) ?? [];
  const served = texts.flatMap((one, at) =>
    /\d/u.test(one) ? [{ one, name: names[at] ?? '' }] : [],
  );
  const choices = served.flatMap(({ one, name }) => {
    const price = amountOf(one, decimals);
    return price === undefined ? [] : [{ name, price }];
  });
  const isOther = texts.some((one) => isYear(one) || litres.test(one));
  if (!found || isOther || choices.length < Math.max(served.length, 1)) return undefined;
  return {
    rest: text.slice(0, found.index),
    prices: choices.map(({ price }) => price),
    choices,
    isMarket: false,
    isLeast: false,
    isBare: false,
    isUnderNames: true,
    reasons: [],
  };
}
