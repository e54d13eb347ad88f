import { isSectionName } from '../headings.ts';
import { endsInSize, isSizeName } from '../size-names.ts';
import type { Part } from './priced-parts.ts';

/** A dish with several prices, and what each is called; no name where they are of other lines. */
export type Named = { name: string; labels: string[]; prices: string[]; isSure: boolean };

const fraction = /^(?:[¼½¾]|1\/[2348]|0[.,]\d{1,2})$/u;
const joining =
  /^(?:(?:w\/|m\.)\s?|(?:with|mit|ohne|avec|sans|con|senza|com|met|z|s|med|for|für|pour|per|para|as|als|in|im|al|zum|make it)\s)\S/iu;
const counted = /^[\d½¼¾][\d.,/½]*\s?(?:\p{Ll}|\p{L}{1,6}\.$)/u;
const amountAlone = /^[\d½¼¾][\d.,/½]*\s?\p{Ll}+\.?$/u;
const oneOf =
  /^(?:(?:each|ea\.?|one|two|three|four|six)|(?:starter|main|meal|side|lunch|dinner|combo|sharing|to share)(?: size| portion)?)$/iu;

const bareWords = (label: string) => label.replace(/\s*\([^()]*\)$/u, '');

/** «P 15 / G 25»: pequena, grande, klein, normal. */
const letter = /^(?:PP?|GG?|K|N)$/u;

/** «6 oz», «2 scoops», «with steak», «for two», «each»: what one of several prices of a dish is called. */
export function isKind(label: string): boolean {
  const words = bareWords(label);
  const isAlone =
    isSizeName(words) ||
    joining.test(words) ||
    oneOf.test(words) ||
    fraction.test(words) ||
    letter.test(words) ||
    /^\d{1,3}$/u.test(words);
  return isAlone || endsInSize(words) || counted.test(words);
}

/** «300 ml», «12"» */
export const isMeasured = (words: string): boolean =>
  /^[\d½¼¾][\d.,/½]*\s?(?:[cdm]?l|k?g|oz|cm|inch|["″]|мл|г|л)\.?$/iu.test(words);

/** «with cheese», «for two» */
export const joins = (label: string): boolean => joining.test(label);

/** The same of words that have no other to stand beside. */
/** «Entrée + plat ou plat + dessert» */
const areCourses = (words: string) =>
  words.includes(' + ') && words.split(/ (?:\+|ou|o|oder|or) /u).some(isSectionName);

export function isKindAlone(label: string): boolean {
  const words = bareWords(label);
  return areCourses(words) || isSizeName(words) || joining.test(words) || amountAlone.test(words);
}

export const isSmall = (words: string): boolean => /^[^\p{L}]*\p{Ll}/u.test(words);
/** In small letters, or in those of a script that has no others. */
export const isPlain = (words: string): boolean => isSmall(words) || /^\P{L}*\p{Lo}/u.test(words);
export const isNamed = (words: string): boolean =>
  /\p{L}.*\p{L}|\p{Lo}|^\p{Lu}$/u.test(words) && !/^[.!]|\p{L}{3}[.!?]\s\p{Lu}/u.test(words);

const bare = (name: string) => name.replace(/[\s,.:*–—-]+$/u, '');

type NameAndLabel = { name: string; label: string };

/** «Tibs — beef», «Caesar: half pan», «Filet   6 oz» */
const parted =
  /^(?<name>.*?\p{L}[^,]*?)(?:\s*:\s+|\s*[.…_·]{3,}\s*|\s{2,}|\s+[–—=-]\s+|\s[/|]\s)(?![^()]*\))(?<label>[^\s,][^,:]{0,24})$/u;

/** «Oysters, half dozen», «Latte 12oz» */
function sizeAtEnd(words: string, areLetters: boolean): NameAndLabel | undefined {
  const all = words.split(' ');
  const from = all.findIndex((_, at) => {
    const label = all.slice(at).join(' ');
    return (
      at > 0 &&
      (isSizeName(label) ||
        fraction.test(label) ||
        (areLetters && letter.test(label)) ||
        /^(?!(?:19|20)\d{2} )[\d½¼¾][\d.,/½]*\s?\p{Ll}{1,9}\.?$/u.test(label))
    );
  });
  return from < 0
    ? undefined
    : { name: bare(all.slice(0, from).join(' ')), label: all.slice(from).join(' ') };
}

/** «Tortilla, slice» beside «whole» */
const listed = /^(?<name>[^,]*\p{L}{3}[^,]*), (?<label>\p{Ll}+)$/u;

/** «Salad plain 16 mixed 19»: the first of its prices is called by as many words as the others. */
function equalLabels(words: string, labels: readonly string[]): NameAndLabel | undefined {
  const length = labels[0]?.split(' ').length ?? 0;
  const all = words.split(' ');
  const label = all.slice(-length).join(' ');
  const name = all.slice(0, -length).join(' ');
  const areAlike =
    !/^(?:de|di|do|da|of|von|du)\s/u.test(label) &&
    [label, ...labels].every((one) => isPlain(one) && one.split(' ').length === length);
  return areAlike && /(?:\p{L}{3}|\p{Lo}{2})[^\p{L}]*$/u.test(name) && !isSmall(name)
    ? { name: bare(name), label }
    : undefined;
}

/** «Chicken tikka starter» beside «main» */
const serving = /^(?<name>.*\p{L}{3}\S*)\s(?<label>starter|small plate|side|half|lunch)$/iu;

/** «Chicken for one» beside «for two» */
const portion = /^(?<name>.*\p{L}{3}\S*)\s(?<label>(?:for|für|pour|per|para)\s\p{L}+)$/u;

const partsBy = (rule: RegExp, words: string): NameAndLabel | undefined => {
  const { name, label } = rule.exec(words)?.groups ?? {};
  return name === undefined || label === undefined ? undefined : { name: bare(name), label };
};

function labelOf(words: string, labels: readonly string[]): NameAndLabel | undefined {
  const sized = sizeAtEnd(
    words,
    labels.every((one) => letter.test(one)),
  );
  if (sized) return sized;
  if (labels.every(joins)) return partsBy(portion, words);
  if (!labels.every(isKind) || labels.every((one) => /^\p{Lo}$/u.test(one)))
    return equalLabels(words, labels);
  const beside = labels.every((one) => oneOf.test(one)) ? partsBy(serving, words) : undefined;
  return beside ?? (labels.some((one) => one.includes(' ')) ? undefined : partsBy(listed, words));
}

/** The name of a dish, and what its first price is called. */
export function nameAndLabel(
  { words }: Pick<Part, 'words'>,
  labels: readonly string[],
): NameAndLabel & { isApart: boolean } {
  const apart = partsBy(parted, words);
  return {
    ...(apart ?? labelOf(words, labels) ?? { name: words, label: '' }),
    isApart: apart !== undefined,
  };
}
