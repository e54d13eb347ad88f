import { isCode } from '../noise.ts';
import { meaningOfWords } from '../words/meanings.ts';
import { isPortion, isPrice, look, share, type ColumnLook } from './column-look.ts';
import { areCrosses, legendOf } from './crosses.ts';
import { isOfTill, kindOfHeader, kindOfPrice, rankOf } from './heads.ts';
import { severalTimes, type SheetColumn } from './sheet-column.ts';

export type Layout = { hasHeader: boolean; columns: SheetColumn[] };

/** Prices of the dish or its sizes. */
export const hasPrices = (columns: readonly (SheetColumn | undefined)[]) =>
  columns.includes('price') || columns.includes('size');

const separators = ['\t', ';', ','];

/** So many heads that are known make a row a header, whatever its first cell says. */
const minKnown = 2;

/** The header is one of so many first rows: tills write instructions and an example above it. */
const headRows = 10;

/** «7» may head what the legend calls so, and «Τιμή αγοράς» is what was paid. */
const isAmount = (cell: string) => /\d/u.test(cell) && isPrice(cell) && !/^\d{1,2}$/u.test(cell);

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
  return others.filter((at) => look(below, at).isPrice).length > 1;
};

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

/** «Dish, Price, Allergens» above «, , Milk, Egg, Fish»: heads in two rows, of which the lower says more. */
function oneHeader(header: string[], below: readonly string[] = []): string[] | undefined {
  const heads = below.filter(Boolean);
  const kinds = header.map(kindOfHeader);
  const areBelow =
    heads.length >= minBelow &&
    new Set(heads).size === heads.length &&
    !heads.some(isAmount) &&
    !below.some((cell, at) => cell !== '' && (kinds[at] === 'name' || kinds[at] === 'section'));
  return areBelow ? header.map((head, at) => below[at] || head) : undefined;
}

/**
 * The header first, where titles stand above it: they become headings below it, as does «Soups» in «Soups, Portion,
 * Price, Allergens», which heads the names. What else stands above it, with an example's price at most, is no dish.
 */
export function headFirst(rows: readonly string[][]): string[][] {
  const at = rows
    .slice(0, headRows)
    .findIndex((row, index) => isHeader(row, rows.slice(index + 1)));
  const header = rows[at];
  const above = rows.slice(0, Math.max(at, 0));
  if (!header || above.filter((row) => row.some(isPrice)).length > 1) return [...rows];
  const titles = above.filter(
    (row) => row.filter(Boolean).length === 1 && hasPrices(header.map(kindOfHeader)),
  );
  const both = oneHeader(header, rows[at + 1]);
  const [first = [], ...others] = besideEachOther(both ?? header, rows.slice(at + (both ? 2 : 1)));
  return [first[0] ?? [], ...titles, ...first.slice(1), ...others.flat()];
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
  const title = kinds.includes('name') ? '' : titleOf(head);
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

/** Whether pasted text is a sheet: its header names a dish column, and it or what stands below tabs or semicolons tells of prices. */
export function isSheet(text: string): boolean {
  const lines = text.trimStart().split('\n');
  const [first = ''] = lines;
  const separator = separators.find((one) => first.includes(one));
  if (separator === undefined || isCode(first)) return false;
  const cells = lines.map((line) =>
    line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/g, '')),
  );
  const rows = separator === ',' ? cells : headFirst(cells);
  const kinds = (rows[0] ?? []).map(kindOfHeader);
  const known = kinds.filter((kind) => kind && kind !== 'size');
  const isWords = separator === ',' && !(known.length >= minKnown && areEven(cells));
  const { columns } = isWords ? { columns: kinds } : guessLayout(rows);
  const isTitled = columns.includes('name') && known.length >= minKnown;
  const isEven = separator === ';' && columns.includes('name') && areEven(cells);
  // Tills call names descriptions, too.
  const isDescribed = kinds.includes('description') && known.length > minKnown;
  return (kinds.includes('name') || isTitled || isEven || isDescribed) && hasPrices(columns);
}

/** Of three columns and more, as many in each row: words that semicolons part are not. */
function areEven(cells: readonly string[][]): boolean {
  const rows = cells.filter((row) => row.some(Boolean));
  const width = rows[0]?.length ?? 0;
  return width > 2 && rows.length > 3 && rows.every((row) => row.length === width);
}

/** A column of sections names each for more dishes than one, or stands empty below it. */
const minShare = 0.6;

/** Without a header: prices look like prices, names are short and differ, sections repeat, descriptions are long. */
function guessFromCells(
  all: readonly string[][],
  columns: SheetColumn[],
  heads: readonly string[],
): void {
  const rows = all.filter((row) => row.filter(Boolean).length > 1);
  const areHeaded = rows.length < all.length - 1;
  const free = columns.flatMap((column, at) =>
    column === 'none' && !isOfTill(heads[at] ?? '') ? look(rows, at) : [],
  );
  const take = (column: SheetColumn, seen: ColumnLook | undefined) => {
    if (!seen || columns.includes(column)) return;
    if (column === 'price' && hasPrices(columns)) return;
    columns[seen.at] = column;
    free.splice(free.indexOf(seen), 1);
  };
  take(
    'price',
    free.filter((one) => one.isPrice).toSorted((a, b) => b.decimals - a.decimals || b.at - a.at)[0],
  );
  const texts = () =>
    free.filter((one) => !one.isPrice && !one.isFlag && !one.isCode && one.length > 1);
  take(
    'section',
    texts().find(
      ({ unlike, filled, length }) =>
        !areHeaded && Math.min(unlike, filled) < minShare && length < 40 && rows.length > 3,
    ),
  );
  take(
    'name',
    texts().find(({ unlike, length }) => unlike > 0.6 && length < 60),
  );
  take('description', texts().toSorted((a, b) => b.length - a.length)[0]);
}

/** So long are the words of a column that says what is in dishes, under whatever head. */
const minSaid = 12;

function guessDescription(
  rows: readonly string[][],
  columns: SheetColumn[],
  heads: readonly string[],
): void {
  const said = columns
    .flatMap((column, at) =>
      column === 'none' && !isOfTill(heads[at] ?? '') ? [look(rows, at)] : [],
    )
    .filter((one) => !one.isPrice && !one.isFlag && !one.isCode && one.unlike > 0.6)
    .filter(({ length }) => length >= minSaid);
  const [first] = said.toSorted((a, b) => b.filled - a.filled);
  if (first) columns[first.at] = 'description';
}

/** Left of the names stands what sections they are of: repeated, or in the first row of each. */
function guessSection(rows: readonly string[][], columns: SheetColumn[], heads: readonly string[]) {
  const dishes = rows.filter((row) => row.filter(Boolean).length > 1);
  const before = columns
    .slice(0, Math.max(columns.indexOf('name'), 0))
    .flatMap((column, at) =>
      column === 'none' && !isOfTill(heads[at] ?? '') ? [look(dishes, at)] : [],
    )
    .find(
      ({ at, isPrice: isAmounts, isFlag: areFlags, isCode, filled, unlike, length }) =>
        !isAmounts &&
        !areFlags &&
        !isCode &&
        length < 40 &&
        Math.min(filled, unlike) < minShare &&
        (dishes[0]?.[at] ?? '') !== '' &&
        new Set(dishes.map((row) => row[at]).filter(Boolean)).size > 1,
    );
  if (before) columns[before.at] = 'section';
}

/** Which of several columns of a kind is it: one that is filled, of a fine division, the first. */
function bestOf(kind: SheetColumn, ats: readonly number[], rows: readonly string[][]): number {
  const [header = [], ...body] = rows;
  const seen = ats.map((at) => {
    const cells = body.map((row) => row[at] ?? '').filter(Boolean);
    return { at, filled: cells.length, rank: rankOf(kind, header[at] ?? ''), cells };
  });
  const most = Math.max(...seen.map(({ filled }) => filled));
  const kinds = ({ cells }: (typeof seen)[number]) =>
    kind === 'section' ? new Set(cells).size : 0;
  const [best] = seen
    .filter(({ filled }) => filled * 2 >= most)
    .toSorted((a, b) => a.rank - b.rank || kinds(b) - kinds(a));
  return best?.at ?? -1;
}

/** Guesses each column from the header and cells; the owner has the last word. */
export function guessLayout(rows: readonly string[][]): Layout {
  const [first = [], ...rest] = rows;
  const legend = legendOf(rest);
  const said = first.map(kindOfHeader);
  // «10oz», «16oz», «Growler», «Lunch», «Dinner»: what stands beside sizes, or several with no other, and holds prices is one.
  const amounts = first.flatMap((head, at) => {
    const seen = look(rest, at);
    return !said[at] && !isOfTill(head) && seen.isPrice && !seen.isFlag ? [seen] : [];
  });
  // Beside prices with a fraction, codes before the names and taxes have none in any row.
  const areFine = amounts.some(({ decimals }) => decimals > 0.7);
  const priced = amounts
    .filter(
      ({ at, decimals, unlike }) =>
        !areFine || decimals > 0 || (at > said.indexOf('name') && unlike > 0.5),
    )
    .map((seen) => seen.at);
  // Shops name a product's section its type.
  const isTyped = first.some((head) => /handle$/iu.test(head)) || !said.includes('section');
  // «Pris spis her», «Pris take away»: each price is of a kind, and none of the dish itself.
  const prices = first.filter((_, at) => said[at] === 'price');
  const areOfKinds =
    new Set(prices.map(kindOfPrice)).size === prices.length &&
    prices.length > 1 &&
    prices.every(kindOfPrice);
  const named = said.map((kind, at) => {
    // What a dish costs the house, beside prices below a head that nobody knows.
    if (areFine && kind === 'price' && rankOf(kind, first[at] ?? '') > 0) return undefined;
    if (areOfKinds && kind === 'price') return 'size';
    return isTyped && /^type$/iu.test(first[at] ?? '') ? 'section' : kind;
  });
  const known = named.filter((kind) => kind !== undefined);
  const areHeads = said.includes('name') && hasPrices(said);
  const hasHeader = known.length > 0 && !first.some(areHeads ? isAmount : isPrice);
  const at = named.indexOf('price');
  // One that is filled where the price is not.
  const areInstead = priced.some((other) => {
    const filled = rest.filter((row) => isPrice(row[other] ?? ''));
    return filled.length > 1 && filled.every((row) => (row[at] ?? '') === '');
  });
  const areSized = named.includes('size') || (at < 0 ? priced.length > 1 : areInstead);
  const kinds = named.map((kind, index) => {
    const cells = rest.map((row) => row[index] ?? '');
    if ((!kind || kind === 'size') && share(cells, isPortion) > 0.5) return 'portion';
    if (!kind && areCrosses(first[index] ?? '', cells, legend)) return 'allergen';
    return areSized && priced.includes(index) ? 'size' : kind;
  });
  const columns = kinds.map((kind, at): SheetColumn => {
    if (!hasHeader || kind === undefined) return 'none';
    const ats = kinds.flatMap((other, index) => (other === kind ? [index] : []));
    return severalTimes.has(kind) || bestOf(kind, ats, rows) === at ? kind : 'none';
  });
  const body = hasHeader ? rest : rows;
  if (!columns.includes('name') || !hasPrices(columns))
    guessFromCells(body, columns, hasHeader ? first : []);
  else {
    if (hasHeader && !columns.includes('section')) guessSection(body, columns, first);
    if (!columns.includes('description')) guessDescription(body, columns, first);
  }
  const described = columns.indexOf('description');
  if (hasHeader && described >= 0 && !columns.includes('name')) columns[described] = 'name';
  return { hasHeader, columns };
}
