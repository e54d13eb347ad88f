import { decoratedName, isCapitals, isSectionName, type Surroundings } from './headings.ts';
import { isBareTitle } from './habits.ts';
import type { ClassifiedLine, Style } from './classified-line.ts';
import { allergensWithin, parseAllergenList } from './words/said-allergens.ts';
import { choiceWords } from './words/choice-words.ts';
import { beginsWithSpan } from './words/time-spans.ts';
import type { ReadDish, ReadSection } from './source-line.ts';

/** Parser state: what was found, and what the next lines belong to. */
export type Reading = {
  known: ClassifiedLine[];
  style: Style;
  sections: ReadSection[];
  dish: ReadDish | undefined;
  left: number[];
  /** A menu rarely has dishes after its legend. */
  isClosed: boolean;
  /** Price names that a header gives to the lines below. */
  sizes: { names: readonly string[]; isUsed: boolean } | undefined;
};

export type ClassifiedMenu = Pick<Reading, 'known' | 'style'>;

export const nextOf = (known: readonly ClassifiedLine[], at: number) =>
  known.slice(at + 1).find(({ kind }) => kind !== 'blank' && kind !== 'rule');

/** Priced text that continues the line above. */
export const isSecondHalf = ({ at }: ClassifiedLine, { secondHalves }: Style) =>
  secondHalves.has(at);

/** Whether its price is below, after a description or not. */
export function hasPriceBelow({ known, style }: ClassifiedMenu, at: number): boolean {
  for (const line of known.slice(at + 1, at + 5)) {
    if (line.kind === 'price' || isSecondHalf(line, style)) return true;
    if (line.kind !== 'text' && line.kind !== 'noise') return false;
  }
  return false;
}

export function surroundingsOf(
  { known, style, sections }: Reading,
  line: ClassifiedLine,
): Surroundings {
  const below = nextOf(known, line.at);
  const next = below && isSecondHalf(below, style) ? 'price' : below?.kind;
  const { dishSize, dishesAreCapitals } = style;
  const under = known[line.at + 1];
  return {
    blankBefore: (known[line.at - 1]?.kind ?? 'blank') === 'blank',
    blankAfter: (under?.kind ?? 'blank') === 'blank',
    next: next === 'dish' || next === 'price' || next === 'text' ? next : 'end',
    largeness: line.size && dishSize ? line.size / dishSize : 1,
    dishesAreCapitals,
    isBareTitle:
      sections.at(-1)?.dishes.length !== 0 &&
      style.bareTitles !== 'none' &&
      (style.bareTitles === 'all' || known[line.at - 1]?.kind !== 'dish') &&
      known[line.at + 1]?.kind === 'dish' &&
      isBareTitle(line),
    dishesAreSmall: style.dishesAreSmall,
    isAloneAboveBlock:
      (known[line.at - 1]?.kind ?? 'blank') === 'blank' &&
      under?.kind === 'blank' &&
      below?.kind === 'text' &&
      hasPriceBelow({ known, style }, below.at),
    startsAsTitles:
      style.titlesStartParagraphs &&
      (known[line.at - 1]?.kind ?? 'blank') === 'blank' &&
      (under?.kind === 'text' || (under?.kind === 'dish' && !isSecondHalf(under, style))) &&
      (isBareTitle(line) || under.kind === 'dish') &&
      !hasPriceBelow({ known, style }, line.at),
    isFirst:
      sections.length === 0 &&
      under?.kind === 'text' &&
      /^\p{Ll}/u.test(under.words) &&
      nextOf(known, under.at)?.kind === 'dish' &&
      !style.secondHalves.has(nextOf(known, under.at)?.at ?? -1),
    isUnderlined: under?.kind === 'rule' && /^[=~_–—-]+$/u.test(under.text.trim()),
  };
}

/** «250 g», «350/60 г»: how much of it there is. */
export const isMeasure = (text: string) =>
  /^\d[\d.,/+x× ]*\s?\p{L}{1,4}\.?(?:\s*[•·,/+]\s*\d[\d.,]*\s?\p{L}{1,4}\.?)*$/u.test(text);

/** «Served with rice», «Choose a size»: never a name. */
export const isServing = (text: string): boolean =>
  /^(?:(?:served|comes|includes?|choose|topped|made)|(?:on|in) (?:an?|the|your)) /iu.test(
    text.trim(),
  ) || choiceWords.test(text.trim());

/** A line of words below a dish that says what is in it. */
export const isDescriptive = (text: string) =>
  /^[\p{Ll}(*]/u.test(text) ||
  isMeasure(text) ||
  beginsWithSpan(text) ||
  /[,،、，]/u.test(text) ||
  text.split(' ').length > 5 ||
  /[.!]$/u.test(text) ||
  isServing(text) ||
  (parseAllergenList(text) ?? allergensWithin(text)).length > 0;

/** Also where the point that ends its words is taken off: «Farm eggs with paprika.» */
export const isDescription = ({ words, text }: ClassifiedLine) =>
  isDescriptive(words) || (/\p{Ll}{3}[.!]\s*$/u.test(text) && words.includes(' '));

/** A name above its description and price, whatever the name is. */
export function isAboveWords(
  { known, style }: Reading,
  { at, text }: ClassifiedLine,
  around: Surroundings,
): boolean {
  const [words, price] = known.slice(at + 1, at + 3);
  const isSentence = /[.!]$/u.test(words?.text.trim() ?? '');
  const isLoud =
    decoratedName(text) !== undefined ||
    (isCapitals(text) && (isSectionName(text) || !(style.dishesAreCapitals || isSentence)));
  const isSmall = /^\p{Ll}/u.test(words?.words ?? '') && !style.dishesAreSmall;
  return (
    !isLoud &&
    (isSmall || isCapitals(text) || !around.blankBefore || /, .*, /u.test(words?.text ?? '')) &&
    words?.kind === 'text' &&
    isDescriptive(words.words) &&
    price?.kind === 'price'
  );
}

const bulletOf = (text: string) => /^\s*([•●▪◦*–—-])\s+(?=\p{L})/u.exec(text)?.[1];
/** «- nopales (vegan)» below «- lengua 4.25»: another of the list, and said of none. */
export const isNextItem = ({ text }: ClassifiedLine, above: ClassifiedLine | undefined) =>
  bulletOf(text) !== undefined && bulletOf(text) === bulletOf(above?.text ?? '');
