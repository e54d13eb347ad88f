import { withoutGroup } from '../amounts/thousands.ts';
import { takePrice } from '../money.ts';
import { priceIn } from './cells.ts';
import { isFlag } from './crosses.ts';

export const share = (cells: readonly string[], isSo: (cell: string) => boolean) => {
  const filled = cells.filter(Boolean);
  return filled.length === 0 ? 0 : filled.filter(isSo).length / filled.length;
};

export const isPrice = (cell: string) => {
  const { rest, prices, isMarket } = takePrice(withoutGroup(priceIn(cell)));
  return rest === '' && (prices.length > 0 || isMarket);
};
/** «350 g», «2 pcs»: how much of a dish is served. */
export const isPortion = (cell: string) =>
  /^(?:ca?\.?\s)?\d[\d.,/+ x×-]*\s?(?:k?g|gr|[cdm]?l|oz|lb|г|гр|кг|мл|л|шт|克|毫升|pcs?|stk|szt|ks|db|adet|個|个|개)\.?$/iu.test(
    cell,
  );
export type ColumnLook = {
  at: number;
  filled: number;
  unlike: number;
  length: number;
  isPrice: boolean;
  isFlag: boolean;
  isCode: boolean;
  decimals: number;
};

/** In Latin letters: a sign of Chinese says as much as three. */
const lengthOf = (cell: string) =>
  cell.length +
  2 *
    (cell.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
      ?.length ?? 0);

const minCounted = 3;
/** «1», «2», «3»: numbers of rows. */
const areCounted = (cells: readonly string[]) =>
  cells.length >= minCounted && cells.every((cell, at) => cell === String(Number(cells[0]) + at));

/** What the cells of a column are like. */
export function look(rows: readonly string[][], at: number): ColumnLook {
  const cells = rows.map((row) => (row[at] ?? '').replace(/^[–—-]$/u, ''));
  const filled = cells.filter(Boolean);
  return {
    at,
    filled: filled.length / (rows.length || 1),
    unlike: new Set(filled).size / (filled.length || 1),
    length: filled.reduce((sum, cell) => sum + lengthOf(cell), 0) / (filled.length || 1),
    isPrice: share(cells, isPrice) > 0.7 && !areCounted(filled),
    isFlag: share(cells, isFlag) > 0.9,
    isCode: share(cells, (cell) => /^\p{Lu}{0,3}[-.]?\d{1,6}[a-z]?\.?$/u.test(cell)) > 0.7,
    decimals: share(cells, (cell) => /[.,]\d{1,2}\b|\p{Sc}/u.test(cell)),
  };
}
