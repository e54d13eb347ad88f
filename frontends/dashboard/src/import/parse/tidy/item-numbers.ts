import { isPriceAlone } from '../bare-names.ts';
import { readLegendLine } from '../marks/legend.ts';
import { sizeHeaderOf } from '../size-header.ts';
import { beginsWithPortion } from '../size-names.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';
import { beginsWithSpan } from '../words/time-spans.ts';
import { isMeasured } from './measures-ahead.ts';

/** So many lines, and such a share of those with a price behind, begin with a number or a code of their own. */
const minCount = 4;
const minShare = 0.6;

/** «12», «#12», «A12)», «[12]», «PLU 1012», «1️⃣» */
const led =
  /^\s*\*?\s*(?!Ø)(?<mark>[([#№]?\s?(?:(?:\p{Lu}{1,4}|[Nn][ro]|[Nn]úm)\.?[ -]?)?)(?<number>\d{1,6})(?<end>[a-zA-F]?[)\].:]*\u{FE0F}?\u{20E3}?)(?:\s+[–—/|-]{1,2})?\s+(?:\*\s?)?(?=\p{L}|["“„«(]|\d{1,2}\s?\p{L}|\d\/\d\s|(?:19|20)\d{2}\s+\p{L})/u;

/** «150gMenu 1Roast pork», «Soup 2Broth»: run together with what is sold. */
const glued = /^\s*(?:\d{2,4}\s?g\s*)?\p{Lu}\p{Ll}{2,12}(?:\s\d)?(?=\p{Lu}\p{Ll})/u;

/** So many numbers that go up, or are all different with few left out, count dishes, whatever else has a price. */
const minRun = 8;
/** So many that are one more than the one before count them, though one is read wrong on a photo. */
const minNext = 0.7;
const isRun = (numbers: readonly number[]) => {
  if (numbers.length < minRun) return false;
  const next = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1);
  if (next.length >= (numbers.length - 1) * minNext) return true;
  return numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
};

/** «90 kr»: no number of a dish. */
const isAmountAlone = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).length === 1 && isPriceAlone(text);

const isPricedBehind = (text: string) => /\p{L}.*\d/u.test(text);

/** Without what stands before the rest of its text, also in the first of its places. */
function cutTo(line: TidyLine, rest: string): TidyLine {
  const cut = line.text.length - rest.length;
  const [first, second, ...others] = line.places ?? [];
  if (!first) return withText(line, rest);
  const text = first.text.slice(cut - line.text.indexOf(first.text));
  const name = text === '' ? second : { ...first, text };
  const more = text === '' || !second ? others : [second, ...others];
  return { ...withText(line, rest), places: name ? [{ ...name, x: first.x }, ...more] : more };
}

/** «150g Goulash»: most of the numbers that begin a line say how much there is. */
function areMeasures(lines: readonly TidyLine[]): boolean {
  const measured = lines.filter(isMeasured).length;
  return measured >= minCount && measured * 2 > lines.filter(({ text }) => led.test(text)).length;
}

const withoutOwnNumbers: Step = (given) => {
  const areGlued = given.filter(({ text }) => glued.test(text) && isPricedBehind(text));
  const lines =
    areGlued.length >= minCount
      ? given.map((line) => withText(line, line.text.replace(glued, '')))
      : given;
  const found = lines.map(({ text }) => {
    const match =
      readLegendLine(text).length > 0 ||
      sizeHeaderOf(text) ||
      beginsWithPortion(text) ||
      beginsWithSpan(text) ||
      isAmountAlone(text)
        ? null
        : led.exec(text);
    return (
      match && {
        rest: text.slice(match[0].length),
        number: Number(match.groups?.['number']),
        isCode: /\p{Lu}\d/u.test(match[0]),
      }
    );
  });
  const priced = lines.filter(({ text }) => /\p{L}/u.test(text) && isPricedBehind(text));
  const numbers = found.flatMap((one) => (one && isPricedBehind(one.rest) ? [one] : []));
  const goUp = numbers.filter(
    ({ number }, at) => at > 0 && number > (numbers[at - 1]?.number ?? 0),
  );
  const areApart = new Set(numbers.map(({ rest }) => rest.replace(/[\s.…_]*\S+$/u, ''))).size;
  const codes = found.filter((one) => one?.isCode === true).length;
  // «RM15 Leek soup»: where hardly another number stands, it is the price.
  const others = lines.filter(({ text }, at) => /\d/u.test(found[at]?.rest ?? text)).length;
  const areCodes = codes >= minCount && others * 2 >= codes;
  // «№1», «№2», «№3»: all of a short menu, or more of a part of one.
  const areAll =
    numbers.length > (numbers.length === priced.length ? 2 : minCount) &&
    areApart > numbers.length * minShare &&
    numbers.every(({ number }, at) => number === at + 1);
  // Where prices stand on lines of their own, all numbers count, unless each course begins anew.
  const counted = found.flatMap((one) => (one && !one.isCode ? one.number : []));
  const areCounted =
    isRun(counted) && counted.every((number, at) => number > (counted[at - 1] ?? 0));
  const areNumbers =
    areCounted ||
    areCodes ||
    areAll ||
    isRun(numbers.map(({ number }) => number)) ||
    (numbers.length >= minCount &&
      numbers.length >= priced.length * minShare &&
      goUp.length >= (numbers.length - 1) * minShare &&
      areApart > numbers.length * minShare);
  return areNumbers
    ? lines.map((line, at) =>
        found[at] ? { ...cutTo(line, found[at].rest), isNumbered: true } : line,
      )
    : [...lines];
};

/** Takes the numbers of dishes off, where most have one and they go up. */
export const withoutNumbers: Step = (lines) =>
  areMeasures(lines) ? [...lines] : withoutOwnNumbers(lines);
