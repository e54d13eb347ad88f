import { withoutGroup } from '../amounts/thousands.ts';
import { takePrice } from '../money.ts';
import { priceIn } from './cells.ts';
import { isFlag } from './crosses.ts';
import { isOfTill, kindOfHeader } from './heads.ts';
import type { SheetColumn } from './sheet-column.ts';

/** What a column is by its head, and by its cells below. */
export type Look = {
  at: number;
  head: string;
  kind: SheetColumn | undefined;
  /** Its head tells of codes, taxes, costs, stock. */
  isOfTill: boolean;
  cells: readonly string[];
  /** Of each row, undefined where a cell is no number. */
  numbers: readonly (number | undefined)[];
  filled: number;
  /** How many different texts of all. */
  unlike: number;
  length: number;
  isPrice: boolean;
  isFlag: boolean;
  isCode: boolean;
  isText: boolean;
  decimals: number;
};

export const share = (cells: readonly string[], isSo: (cell: string) => boolean) => {
  const filled = cells.filter(Boolean);
  return filled.length === 0 ? 0 : filled.filter(isSo).length / filled.length;
};

export const isPrice = (cell: string) => {
  const { rest, prices, isMarket } = takePrice(withoutGroup(priceIn(cell)));
  return rest === '' && (prices.length > 0 || isMarket);
};
/** «7» may head what the legend calls so, and «Τιμή αγοράς» is what was paid. */
export const isAmount = (cell: string) =>
  /\d/u.test(cell) && isPrice(cell) && !/^\d{1,2}$/u.test(cell);

/** «350 g», «2 pcs»: how much of a dish is served. */
export const isPortion = (cell: string) =>
  /^(?:ca?\.?\s)?\d[\d.,/+ x×-]*\s?(?:k?g|gr|[cdm]?l|oz|lb|г|гр|кг|мл|л|шт|克|毫升|pcs?|stk|szt|ks|db|adet|個|个|개)\.?$/iu.test(
    cell,
  );
/** Dates, times, colors, addresses. */
const isOther = (cell: string) =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ].*)?$|^\d{1,2}:\d{2}|^#[\da-f]{3,8}$|^(?:https?:|www\.)|\.(?:jpe?g|png)$/iu.test(
    cell,
  );
const isCodeLike = (cell: string) =>
  /^(?:\p{Lu}{0,4}[-.]?\d{1,6}[a-z]?\.?|[\d ]{7,}|\p{Lu}+[-_]\d+)$/u.test(cell);
const isWords = (cell: string) => /\p{L}{2}|\p{Lo}/u.test(cell) && !isFlag(cell) && !isOther(cell);

/** In Latin letters: a sign of Chinese says as much as three. */
const lengthOf = (cell: string) =>
  cell.length +
  2 *
    (cell.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
      ?.length ?? 0);

/** «1», «2», «3», and «10», «20», «30»: numbers of rows. */
const areCounted = (numbers: readonly number[]) => {
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isNext = numbers.filter((one, at) => at > 0 && one - (numbers[at - 1] ?? 0) === step);
  return (
    numbers.length > 2 && step > 0 && isNext.length >= (numbers.length - 1) * 0.8 && first <= 100
  );
};

/** «1,020» and «0,450» of one column have a fraction of three digits. */
const hasThousandths = (cells: readonly string[]) =>
  cells.some((cell) => /^(?:0|-\d*)[.,]\d{3}$/u.test(cell)) &&
  cells.every((cell) => /^-?\d*[.,]\d{3}$/u.test(cell));

function numberOf(cell: string, isFine: boolean): number | undefined {
  const [, digits = ''] =
    /^(?:(?:\p{L}{1,4}\.?|\p{Sc})\s?)?(-?\d[\d.,’' ]*?)\s?(?:\p{Sc}|\p{L}{1,4}\.?|,-|%)?$/u.exec(
      cell,
    ) ?? [];
  if (digits === '') return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/u.exec(digits) ?? [];
  const [, thousand = whole, rest = fraction] =
    isFine && fraction === '' ? (/^(.*)[.,](\d{3})$/u.exec(digits) ?? []) : [];
  return Number(`${thousand.replaceAll(/[^\d-]/gu, '')}.${rest}`);
}

export function lookAt(rows: readonly (readonly string[])[], at: number, head = ''): Look {
  const cells = rows.map((row) => (row[at] ?? '').replace(/^[–—-]$/u, ''));
  const filled = cells.filter(Boolean);
  const isFine = hasThousandths(filled);
  const numbers = cells.map((cell) => numberOf(cell, isFine));
  const counted = numbers.filter((one) => one !== undefined);
  return {
    ...{ at, head, cells, numbers, kind: kindOfHeader(head), isOfTill: isOfTill(head) },
    filled: filled.length / (rows.length || 1),
    unlike: new Set(filled).size / (filled.length || 1),
    length: filled.reduce((sum, cell) => sum + lengthOf(cell), 0) / (filled.length || 1),
    isPrice:
      share(cells, (cell) => isPrice(cell) && !isOther(cell)) > 0.7 &&
      !(share(cells, (cell) => /^\d+$/u.test(cell)) === 1 && areCounted(counted)) &&
      !counted.some((one) => one < 0),
    isFlag: share(cells, isFlag) > 0.9,
    isCode: share(cells, isCodeLike) > 0.7,
    isText: share(cells, isWords) > 0.6,
    decimals: share(cells, (cell) => /[.,]\d{1,2}\b|\p{Sc}/u.test(cell)),
  };
}
