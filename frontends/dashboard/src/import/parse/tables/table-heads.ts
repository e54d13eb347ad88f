import { decoratedName } from '../headings.ts';
import { isPriced } from '../bare-names.ts';
import { takePrice } from '../money.ts';
import { kindOfHeader } from '../sheet/heads.ts';
import { dateIn } from '../words/dates.ts';
import { meaningOfWords } from '../words/meanings.ts';

/** The rows of a table, and what the line above it says: its title, where it has a head. */
type Table = { rows: string[][]; caption: string };
type Rows = readonly (readonly string[])[];

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '');
const isCodes = (cell: string) =>
  /^(?:\d{1,2}|\p{Lu})(?:\s?[,.]\s?(?:\d{1,2}|\p{Lu}))*\s?,?$/u.test(cell);
export const isPrice = (cell: string) => {
  const { prices, rest } = takePrice(cell);
  return prices.length > 0 && rest.trim() === '';
};

/** So many rows that begin with a code explain it. */
const leastOfLegend = 4;

/** «1 | Cereals | wheat, rye», «3 | Eggs | and what is made of them» */
function legendRow([code = '', words = '']: readonly string[]): string | undefined {
  const isOne = /^(?:\d{1,2}|\p{Lu})[.)]?$/u.test(code);
  return isOne && (meaningOfWords(words)?.allergens.length ?? 0) > 0
    ? `${code} = ${words.replace(/\s*\(.*$/u, '')}`
    : undefined;
}

/** «Goulash | 7 | 1,3,» below «Allergens»: the codes stand behind the name. */
function withCodes(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  const price = cells.findIndex((cell, at) => at > 0 && isPrice(cell));
  if (price < 1 || last <= price || !isCodes(cells[last] ?? '')) return [...cells];
  const codes = (cells[last] ?? '').replace(/\s?,$/u, '').replaceAll('.', ',');
  return cells.slice(0, last).map((cell, at) => (at === 0 ? `${cell} (${codes})` : cell));
}

/**
 * A table with a head above its rule: «Monday» above «14.5. | Price | Allergens» and «Goulash | 7 | 1,3» is its title.
 * Undefined where it has none.
 */
export function captionedTable(rows: Rows, above: string): Table | undefined {
  const isTitle = above.trim() !== '' && above.length < 60 && !isPriced(above);
  const caption = isTitle && decoratedName(above) === undefined ? `== ${above.trim()} ==` : '';
  const legend = rows.map(legendRow);
  if (legend.filter(Boolean).length >= leastOfLegend) {
    const first = legend.findIndex(Boolean);
    const write = (cells: readonly string[], at: number) => (at < first ? [] : [...cells]);
    return {
      rows: rows.map((cells, at) => (legend[at] ? [legend[at]] : write(cells, at))),
      caption,
    };
  }
  const rule = rows.findIndex(isEmpty);
  const head = rows[rule - 1] ?? [];
  const kinds = head.slice(1).map(kindOfHeader);
  if (rule !== 1 || !kinds.includes('price')) return undefined;
  const areCoded = kinds.includes('allergens');
  return {
    rows: rows.map((cells, at) => {
      if (at === 0) return isTitle && dateIn.test(cells[0] ?? '') ? [] : [...cells];
      return areCoded ? withCodes(cells) : [...cells];
    }),
    caption,
  };
}
