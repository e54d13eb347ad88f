import { countsOf } from '../counts-of.ts';
import { isSectionName } from '../headings.ts';
import { takeMarks } from '../marks/marks.ts';
import { money, takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isPortion, isSizeName } from '../size-names.ts';
import { currency } from '../words/money-words.ts';
import { isPriced } from '../bare-names.ts';
import { isBetween } from '../courses/course-words.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** What stands so often in one place, and on such a share of the lines with an amount, is no part of a dish. */
const minCount = 3;
const minShare = 0.3;

const amounts = new RegExp(
  `(?<=^|[\\s.…(·•|/–—-])(?<!\\d[.,]|\\sw/)${money}(?![\\d.,]|\\s?[%°″"’'])\\)?\\+?`,
  'giu',
);
const known = new RegExp(`^${currency}$`, 'iu');
const measured = /^(?:[[(][\d, ]+[\])]\s*)?[^\d]*\d+(?:\s?[.,–-]\s?\d+)?\s?(?<unit>\p{L}+)\.?\)?$/u;

const shapeOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\d+(?:\s?[.,–-]\s?\d+)*/gu, '0')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Amounts of a line that are looked at, from its end. */
const looked = 4;

type Tail = { head: string; tail: string };

/** «6.80   [ ]», «$13.49 • 640 Cal.»: what stands behind a price, and keeps it from being read. */
function tailsOf(text: string): Tail[] {
  const isRead = takePrice(text).prices.length > 0;
  return [...text.matchAll(amounts)].slice(-looked).flatMap(({ index, 0: price }) => {
    const head = text.slice(0, index + price.length);
    const tail = text.slice(head.length).replace(/^[\s•·|/,–—-]+/u, '');
    const isHeld =
      head.lastIndexOf('(') > head.lastIndexOf(')') ||
      isSizeName(`1 ${/^\S*/u.exec(tail)?.[0] ?? ''}`);
    const { unit = '' } = measured.exec(tail)?.groups ?? {};
    const isOther = /\d/u.test(tail)
      ? isPortion(tail) || unit === '' || isSizeName(unit) || known.test(unit)
      : isRead ||
        /^(?:k?cal|kj)(?:ories)?(?!\p{L})/iu.test(tail) ||
        isSizeName(tail) ||
        isSizeName(`1 ${tail}`) ||
        takeMarks(` ${tail}`, new Map()).rest.trim() === '';
    const isPriced = takePrice(head.replace(/\+$/u, '')).prices.length === 1;
    return tail === '' || isHeld || isOther || !isPriced ? [] : [{ head, tail }];
  });
}

function repeated(all: readonly string[], whole: number): Set<string> {
  const usual = [...countsOf(all)].filter(
    ([, count]) => count >= minCount && count >= whole * minShare,
  );
  return new Set(usual.map(([one]) => one));
}

const isButton = (said: string) =>
  !/\p{Nd}/u.test(said) &&
  !isPriced(said) &&
  /\p{L}{2}/u.test(said) &&
  said.split(' ').length < 5 &&
  !isSectionName(said) &&
  !isBetween(said) &&
  !isNoise(said);

/** «Customize» below each of its dishes, and above few prices: a button of a site. */
function buttonsIn(lines: readonly TidyLine[]): string[] {
  const said = lines.map(({ text }) => text.trim());
  if (!said.some(isPriced)) return [];
  return [...repeated(said, 0)].filter((one) => {
    const below = said.flatMap((text, at) => (text === one ? [said[at + 1] ?? ''] : []));
    return isButton(one) && below.filter(isPriced).length * 2 < below.length;
  });
}

/** Takes off what the menu repeats behind its prices: a box to tick, calories, a button. */
export const withoutTrappings: Step = (lines) => {
  const tails = lines.map(({ text, names }) => (names ? [] : tailsOf(text)));
  const whole = lines.filter(({ text }) => /\d/u.test(text)).length;
  const usual = repeated(
    tails.flatMap((all) => [...new Set(all.map(({ tail }) => shapeOf(tail)))]),
    whole,
  );
  const buttons = buttonsIn(lines);
  return lines.flatMap((line, at): TidyLine[] => {
    if (buttons.includes(line.text.trim())) return [];
    const { head, tail = '' } = tails[at]?.find((one) => usual.has(shapeOf(one.tail))) ?? {};
    if (head === undefined) return [line];
    const isSaid = /\p{L}{2}/u.test(tail) && /\d/u.test(tail);
    return [
      withText(line, head),
      ...(isSaid ? [{ ...line, text: `(${tail.replace(/^\s*[(（]|[)）]\s*$/gu, '')})` }] : []),
    ];
  });
};
