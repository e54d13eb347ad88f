import { meaningOfWords } from '../words/meanings.ts';
import { isOfTill, kindOfHeader, underneath } from './heads.ts';
import { isAmount, isPrice, lookAt } from './looks.ts';
import type { SheetColumn } from './sheet-column.ts';

/** Prices of the dish or its sizes. */
export const hasPrices = (columns: readonly (SheetColumn | undefined)[]) =>
  columns.includes('price') || columns.includes('size');

/** So many heads that are known make a row a header, whatever its first cell says. */
export const minKnown = 2;

/** The header is one of so many first rows: tills write instructions and an example above it. */
const headRows = 20;

/** Where no head says price, two that stand above prices are sizes: «Half», «Whole». */
const isHeader = (row: readonly string[], below: readonly string[][]) => {
  const kinds = row.map(kindOfHeader);
  const known = kinds.filter((kind) => kind && kind !== 'size');
  const areSizes = kinds.filter((kind) => kind === 'size').length > 1;
  if ((known.length === 0 && !areSizes) || row.some(isAmount)) return false;
  if (hasPrices(kinds) && known.length >= minKnown) return true;
  // A kitchen's chart has no prices: «Dish, Celery, Milk».
  const held = row.filter((head) => meaningOfWords(head)?.allergens.length);
  if (kinds.includes('name') && held.length >= minBelow) return true;
  const others = row.flatMap((head, at) =>
    head && (!kinds[at] || kinds[at] === 'size') && !isOfTill(head) ? [at] : [],
  );
  return others.filter((at) => lookAt(below, at).isPrice).length > 1;
};

/** So many heads and more name a till's columns in whatever language, if amounts stand below one of them. */
const minHeads = 4;

/** What holds in any language: words above rows that are as wide, and amounts in some of their columns. */
export function areHeads(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  const heads = row.filter(Boolean);
  const wide = below.filter((other) => other.filter(Boolean).length >= heads.length / 2);
  return (
    heads.length >= minHeads &&
    wide.length >= minBelow &&
    new Set(heads).size >= heads.length * 0.8 &&
    !heads.some((head) => isAmount(head) || /:\s*\S|^\d/u.test(head)) &&
    row.some((head, at) => head !== '' && lookAt(wide, at).isPrice)
  );
}

/** So many heads at most stand beside a title: a till's are more. */
const mostTitled = 6;

/** «No, Soups, Price»: what heads the names of a list is its title. */
const titleOf = (header: readonly string[]) =>
  header.find((head) => head !== '' && !kindOfHeader(head) && !isOfTill(head)) ?? '';

/** «SNACKS, served with chips, Price» heads prices again, and a row that repeats heads too: a heading, and what is said of it. */
const withHeadings = (header: readonly string[], rows: readonly string[][]): string[][] =>
  rows.flatMap((row) => {
    const again = row.filter((cell, at) => cell !== '' && cell === header[at]);
    const isHead = again.length > 1 || row.some((cell) => kindOfHeader(cell) === 'price');
    return isHead && !row.some(isPrice)
      ? row
          .filter((cell) => cell && !again.includes(cell) && !kindOfHeader(cell) && !isOfTill(cell))
          .map((cell) => [cell])
      : [row];
  });

/** So many heads make a row below the header one of heads. */
const minBelow = 3;

/**
 * «Dish, Price, Allergens» above «, , Milk, Egg, Fish»: heads in two rows, of which the lower says more. Above amounts
 * both are said: «Price – 32 cm», of which the upper stands above the empty cells right of it, too.
 */
function oneHeader(
  header: string[],
  below: readonly string[] = [],
  rows: readonly string[][],
): string[] | undefined {
  const heads = below.filter(Boolean);
  const kinds = header.map(kindOfHeader);
  const isAmounts = header.map((_, at) => lookAt(rows, at).isPrice);
  const areBelow =
    heads.length >= minBelow &&
    !heads.some((head) => isAmount(head) || /^\d+$/u.test(head)) &&
    below.every(
      (cell, at) =>
        !cell ||
        !header[at] ||
        isAmounts[at] ||
        kinds[at] === 'allergens' ||
        kinds[at] === undefined,
    ) &&
    below.some((cell, at) => cell && (!header[at] || isAmounts[at]));
  if (!areBelow) return undefined;
  let upper = '';
  return header.map((head, at) => {
    const lower = below[at] ?? '';
    upper = head || (lower ? upper : '');
    return lower && upper && isAmounts[at] ? `${upper}${underneath}${lower}` : lower || head;
  });
}

/**
 * The header first, where titles stand above it: they become headings below it, as does «Soups» in «Soups, Portion,
 * Price, Allergens», which heads the names. What else stands above it, with an example's price at most, is no dish.
 */
export function headFirst(rows: readonly string[][]): string[][] {
  const first = rows.slice(0, headRows);
  const widest = Math.max(...rows.map((row) => row.filter(Boolean).length));
  const said = first.findIndex((row, index) => isHeader(row, rows.slice(index + 1)));
  const held = first.findIndex(
    (row, index) =>
      row.filter(Boolean).length * 2 >= widest && areHeads(row, rows.slice(index + 1)),
  );
  const at = said < 0 ? held : said;
  const header = rows[at];
  const above = rows.slice(0, Math.max(at, 0));
  if (!header || above.filter((row) => row.some(isPrice)).length > 1) return [...rows];
  const titles = above.filter(
    (row) => row.filter(Boolean).length === 1 && hasPrices(header.map(kindOfHeader)),
  );
  const both = oneHeader(header, rows[at + 1], rows.slice(at + 2));
  const [list = [], ...others] = besideEachOther(both ?? header, rows.slice(at + (both ? 2 : 1)));
  return [list[0] ?? [], ...titles, ...list.slice(1), ...others.flat()];
}

/** «Dish, Price, Dish, Price»: lists beside each other, each as its head, or what it is called, and its rows. */
function besideEachOther(header: string[], rows: string[][]): string[][][] {
  const kinds = header.map(kindOfHeader);
  const placesOf = (kind: SheetColumn) => kinds.flatMap((one, at) => (one === kind ? [at] : []));
  const [first = 0, second = 0] =
    [placesOf('name'), placesOf('price')].find(
      ([at = 0, next = 0]) => next > at && header[at] === header[next],
    ) ?? [];
  const width = second - first;
  const areLists =
    width > 1 &&
    hasPrices(kinds.slice(0, width)) &&
    kinds.slice(width).every((kind, at) => kind === kinds[at]);
  const head = areLists ? header.slice(0, width) : header;
  const title =
    kinds.includes('name') || head.filter(Boolean).length > mostTitled ? '' : titleOf(head);
  const own = areLists ? rows.map((row) => row.slice(0, width)) : rows;
  const list = [...(title ? [[title]] : []), ...withHeadings(head, own)];
  const filled = list.filter((row) => row.some(Boolean));
  if (!areLists) return [[head, ...filled]];
  const [next = [], ...others] = besideEachOther(
    header.slice(width),
    rows.map((row) => row.slice(width)),
  );
  return [[head, ...filled], next.slice(1), ...others];
}
