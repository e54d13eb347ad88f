import { isCapitals, isSectionName, isWeekday } from './headings.ts';
import { readLegendLine } from './marks/legend.ts';
import { takePrice } from './money.ts';
import { isNoise } from './noise.ts';
import { withoutPortion } from './size-names.ts';
import { isBlank, type TidyLine } from './tidy-line.ts';

/** «Baklava (1,2,4)», «Revani (3)»: legend codes. */
const codesAtEnd = /\s*\((?:[1-9]|1[0-4])[a-h]?(?:\s?,\s?(?:[1-9]|1[0-4])[a-h]?)*\)\s*$/u;

/** «(180/200/220)»: what is on the plates of the smallest guests and of others. */
const portionsAtEnd = /\s*\((?:\d{2,4}\/){2,}\d{2,4}\)\s*$/u;

/** «(large only $16)», «(+$2)» */
const remarks = /\((?:\+[^()]*|[^()]*\p{L}[^()]*)\)/gu;

export const isPriced = (text: string): boolean => {
  const { prices, isMarket } = takePrice(
    withoutPortion(text.replace(codesAtEnd, '').replace(portionsAtEnd, '')),
  );
  return prices.length > 0 || isMarket || /\p{Sc}\s?\d/u.test(text.replaceAll(remarks, ''));
};

const ownPrice = /^[^(]*\d\s?\p{Sc}/u;

/** «410 kcal», said of a dish on a line of its own. */
export const isCalories = (text: string) =>
  /^\W*\d[\d.,]*\s?(?:k?cal|kj|ккал|кдж|θερμίδες|千卡|大卡|칼로리)\.?(?:\s?\/.*)?$/iu.test(
    text.trim(),
  );

export const isPriceAlone = (text: string) =>
  isPriced(text) && takePrice(text).rest.trim() === '' && !isCalories(text);

/** A short name: descriptions start in lowercase, or end like a sentence. */
export const isName = (text: string): boolean =>
  /^(?:#|[•*·–—-]\s+)?[\p{Lu}\d\p{Lo}]/u.test(text.trim()) &&
  text.length <= 80 &&
  !/[.!?:]$|^\d\S* [^:]{2,12}:\s/u.test(text.trim()) &&
  !isNoise(text) &&
  readLegendLine(text).length === 0;

/** Counts the unpriced names from a line on. */
export function namesBelow(lines: readonly TidyLine[], at: number): number {
  let count = 0;
  for (const [index, { text }] of lines.slice(at).entries()) {
    // «Nduja 9,5€ nduja, stracciatella» has a price of its own.
    if (text.trim() === '' || !isName(text) || isPriced(text) || ownPrice.test(text)) break;
    const below = lines[at + index + 1]?.text ?? '';
    if (isSectionName(text) && !isWeekday(text) && isPriced(below)) break;
    count += 1;
  }
  return count;
}

/** «HOT STARTERS» below names in small letters ends their list; days go on with it. */
const isTitleAmong = (names: readonly string[], text: string) =>
  isCapitals(text) &&
  !isWeekday(text) &&
  names.some((name) => !isCapitals(name) && !isWeekday(name));

/** Consecutive unpriced names, some with a description below. */
export function listBelow(
  lines: readonly TidyLine[],
  at: number,
): { length: number; names: string[] } {
  const names: string[] = [];
  const areNumbered = lines[at]?.isNumbered === true;
  let length = 0;
  while (at + length < lines.length) {
    const { text = '' } = lines[at + length] ?? {};
    const isOther = areNumbered && lines[at + length]?.isNumbered !== true;
    const isSaidOfName =
      names.length > 0 &&
      (isOther || /^\s*[\p{Ll}(]/u.test(text)) &&
      !isPriced(text) &&
      text.trim() !== '';
    if (!isSaidOfName && (namesBelow(lines, at + length) === 0 || isTitleAmong(names, text))) break;
    if (!isSaidOfName) names.push(text);
    length += 1;
  }
  // What stands above a price of its own has no other.
  if (isPriceAlone(lines[at + length]?.text ?? '')) return { length: 0, names: [] };
  return { length, names };
}

const leastPairs = 2;
/** «Korma», «Cashew, cream», «Saag», «Spinach, garlic»: where what is said of each name stands below it, the names alone. */
export function withoutSaid(names: readonly string[]): readonly string[] {
  const [own, said] = [0, 1].map((turn) => names.filter((_, at) => at % 2 === turn));
  const isEach =
    names.length % 2 === 0 &&
    said?.every((one) => one.includes(', ')) &&
    !own?.some(isWeekday) &&
    !own?.some((one) => one.includes(', '));
  return isEach && own && own.length >= leastPairs ? own : names;
}

/** Unpriced names with descriptions below, each its own paragraph. */
export function paragraphsBelow(lines: readonly TidyLine[], at: number) {
  const names: string[] = [];
  let described = 0;
  let length = 0;
  const areLoud = isCapitals(lines[at + (isBlank(lines[at]) ? 1 : 0)]?.text ?? '');
  for (;;) {
    const from = at + length + (isBlank(lines[at + length]) ? 1 : 0);
    const end = lines.slice(from).findIndex(isBlank);
    const block = lines.slice(from, end < 0 ? lines.length : from + end).map(({ text }) => text);
    const [name = '', ...said] = block;
    const isSaid = said.length < 3 && said.every((text) => !/[:;]$/u.test(text));
    if (!isSaid || !/^\s*\p{L}[^,.:]{2,40}$/u.test(name) || block.some(isPriced)) break;
    if (isCapitals(name) !== areLoud || isSectionName(name)) break;
    names.push(name);
    described += said.length;
    length = from + block.length - at;
  }
  return described > 1 ? { length, names } : { length: 0, names: [] };
}

const smallName = /^\s*(?:[•*·–—-]\s+)?\p{Ll}[^,.]{2,40}$/u;

/** «$6» alone above three lines or more in small letters: what stands there costs so much each. */
export function smallBlockBelow(lines: readonly TidyLine[], from: number) {
  const list = smallListBelow(lines, from, /^\s*\p{Ll}[^.]{2,60}$/u);
  const isWhole = isBlank(lines[from - 2]) && isBlank(lines[from + list.length]);
  return list.length > 2 && isWhole ? list : { length: 0, names: [] };
}

/** Lowercase names, which only the line above tells from ingredients. */
export function smallListBelow(lines: readonly TidyLine[], from: number, rule = smallName) {
  const rest = lines.slice(from);
  const end = rest.findIndex(({ text }) => !rule.test(text) || isPriced(text));
  const names = rest.slice(0, end < 0 ? rest.length : end).map(({ text }) => text);
  return { length: names.length, names };
}

const leastListed = 3;
const mostWords = 5;

/** «Tiramisù - Cantuccini - Torta della nonna», «Pastor, Suadero, Lengua (+$8)»: the names on a line. */
export const listed = /\s+[-–—·•|]\s+|,\s+(?=\p{Lu})/u;
/** «martini / negroni / daiquiri» */
export const parted = /\s+[/·•|]\s+/u;
export function namesOn(text: string, rule: RegExp): string[] {
  const names = text.trim().split(rule);
  const begun = rule === listed ? /^\p{Lu}[^,]*$/u : /^\p{L}[^\d,:]*$/u;
  const areNames = names.every((name) => begun.test(name) && name.split(' ').length <= mostWords);
  return names.length >= leastListed && areNames && !isPriced(text) ? names : [];
}
