import { plain } from '../legend.ts';
import { takePrice } from '../money.ts';
import { isCode } from '../noise.ts';
import { isSizeName } from '../size-names.ts';
import { columnsOfExport } from './exports.ts';
import type { SheetColumn } from './sheet-column.ts';

export type Layout = { hasHeader: boolean; columns: SheetColumn[] };

const headers: [SheetColumn, RegExp][] = [
  [
    'gluten-free',
    /^(gluten.?free|glutenfrei|is_gluten_free|gf|sans gluten|sin gluten|senza glutine)/u,
  ],
  ['vegan', /^(is_)?vegan/u],
  ['vegetarian', /^(is_)?veget/u],
  ['allergens', /^(al+erg)/u],
  ['variant', /^(variation|variant[es]?$)/u],
  [
    'price',
    /^(price|preis|prix|precio|prezzo|cost\b|amount|betrag|preco|preç|pris\b|prijs|cena|ar$|pret$|цена|ціна|fiyat|τιμη|价格|價格|値段|価格|가격|السعر|מחיר|tarif|eur|usd|chf|€|\$)/u,
  ],
  [
    'section',
    /^(categor|kategori|катег|section|sekcja|abschnitt|gruppe|group|rubrik|rubrique|course|gang|sezione|seccion|menu\b(?! item))/u,
  ],
  [
    'description',
    /^(desc|opis|popis|leiras|omschr|beskr|опис|состав|склад|aciklama|beschr|details|zutaten|ingred|inhalt|notes?)/u,
  ],
  [
    'name',
    /^(name|item|menu item|dish|title|product|gericht|speise|artikel|bezeichnung|plat|nom|plato|nombre|piatto|nome|produkt|article|danie|nazwa|nazev|jidlo|etel|denumire|блюдо|страва|назва|назван|наимен|yemek|urun|gerecht|ratt|πιατο|品名|菜名|メニュー|메뉴)/u,
  ],
];

/** «Item No», «category_id», «Artikelnummer»: tells rows apart, and names nothing. */
const key = /(?:^|[\s_-])(?:id|code|no|nr|num|number|ref|type)\.?$|#$|nummer$|nr\.?$/u;
/** «Item description», «Artikelbezeichnung»: what follows says what stands in it. */
const ofDish = /^(?:menu )?(?:item|dish|product|artikel|produkt|speise|gericht)s?[\s_-]*(?=\p{L})/u;

const namedBy = (head: string) => headers.find(([, rule]) => rule.test(head))?.[0];

/** What kind of column a head names. */
export function kindOfHeader(cell: string): SheetColumn | undefined {
  if (isSizeName(cell)) return 'size';
  const head = plain(cell);
  return key.test(head) ? undefined : (namedBy(head.replace(ofDish, '')) ?? namedBy(head));
}

/** Prices of the dish or its sizes. */
export const hasPrices = (columns: readonly (SheetColumn | undefined)[]) =>
  columns.includes('price') || columns.includes('size');

const separators = ['\t', ';', ','];

/** So many heads that are known make a row a header, whatever its first cell says. */
const minKnown = 2;

/**
 * The header first, where titles stand above it: they become headings below it, as does «Soups» in «Soups, Portion,
 * Price, Allergens», which heads the names.
 */
export function headFirst(rows: readonly string[][]): string[][] {
  const at = rows.findIndex((row) => row.filter(Boolean).length > 1);
  const header = rows[at] ?? [];
  const kinds = header.map(kindOfHeader);
  const isHeader =
    hasPrices(kinds) && kinds.filter((kind) => kind && kind !== 'size').length >= minKnown;
  if (!isHeader) return [...rows];
  const [title = ''] = header;
  const isTitled = !kinds.includes('name') && kinds[0] === undefined && title !== '';
  return [header, ...rows.slice(0, at), ...(isTitled ? [[title]] : []), ...rows.slice(at + 1)];
}

/** Whether pasted text is a sheet: its header names a dish column, and it or what stands below tabs tells of prices. */
export function isSheet(text: string): boolean {
  const lines = text.trimStart().split('\n');
  const [first = ''] = lines;
  const separator = separators.find((one) => first.includes(one));
  if (separator === undefined || isCode(first)) return false;
  const cells = lines.map((line) =>
    line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/g, '')),
  );
  const rows = separator === '\t' ? headFirst(cells) : cells;
  const kinds = (rows[0] ?? []).map(kindOfHeader);
  const { columns } = separator === '\t' ? guessLayout(rows) : { columns: kinds };
  const isTitled = rows.length > cells.length && columns.includes('name');
  return (kinds.includes('name') || isTitled) && hasPrices(columns);
}

const share = (cells: readonly string[], isSo: (cell: string) => boolean) => {
  const filled = cells.filter(Boolean);
  return filled.length === 0 ? 0 : filled.filter(isSo).length / filled.length;
};

const isPrice = (cell: string) => {
  const { rest, prices, isMarket } = takePrice(cell);
  return rest === '' && (prices.length > 0 || isMarket);
};
const isFlag = (cell: string) =>
  /^(yes|no|y|n|true|false|x|0|1|ja|nein|oui|non|si|sí)$/iu.test(cell);

type ColumnLook = {
  at: number;
  filled: number;
  unlike: number;
  length: number;
  isPrice: boolean;
  isFlag: boolean;
  decimals: number;
};

function look(rows: readonly string[][], at: number): ColumnLook {
  const cells = rows.map((row) => (row[at] ?? '').replace(/^[–—-]$/u, ''));
  const filled = cells.filter(Boolean);
  return {
    at,
    filled: filled.length / (rows.length || 1),
    unlike: new Set(filled).size / (filled.length || 1),
    length: filled.reduce((sum, cell) => sum + cell.length, 0) / (filled.length || 1),
    isPrice: share(cells, isPrice) > 0.7,
    isFlag: share(cells, isFlag) > 0.9,
    decimals: share(cells, (cell) => /[.,]\d{1,2}\b|\p{Sc}/u.test(cell)),
  };
}

/** Without a header: prices look like prices, names are short and differ, sections repeat, descriptions are long. */
function guessFromCells(rows: readonly string[][], columns: SheetColumn[]): void {
  const free = columns.flatMap((column, at) => (column === 'none' ? look(rows, at) : []));
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
  const texts = () => free.filter((one) => !one.isPrice && !one.isFlag && one.length > 1);
  take(
    'section',
    texts().find(
      ({ unlike, filled, length }) =>
        (unlike < 0.6 || filled < 0.6) && length < 40 && rows.length > 3,
    ),
  );
  take(
    'name',
    texts().find(({ unlike, length }) => unlike > 0.6 && length < 60),
  );
  take('description', texts().toSorted((a, b) => b.length - a.length)[0]);
}

/** Guesses each column from the header and cells; the owner has the last word. */
export function guessLayout(rows: readonly string[][]): Layout {
  const [first = [], ...rest] = rows;
  const exported = columnsOfExport(first);
  if (exported) return { hasHeader: true, columns: exported };
  const named = first.map(kindOfHeader);
  const known = named.filter((kind) => kind !== undefined);
  const hasHeader = known.length > 0 && !first.some(isPrice);
  // «10oz», «16oz», «Growler», «Lunch», «Dinner»: what stands beside sizes, or several with no other, and holds prices is one.
  const priced = first.flatMap((head, at) =>
    !named[at] && !key.test(plain(head)) && look(rest, at).isPrice ? [at] : [],
  );
  const areSized = named.includes('size') || (!named.includes('price') && priced.length > 1);
  const isSized = (at: number) => areSized && priced.includes(at);
  const columns = first.map((_, at): SheetColumn => {
    const kind = isSized(at) ? 'size' : named[at];
    const isFirst = kind === 'size' || (kind !== undefined && named.indexOf(kind) === at);
    return hasHeader && isFirst ? kind : 'none';
  });
  const body = hasHeader ? rest : rows;
  if (!columns.includes('name') || !hasPrices(columns)) guessFromCells(body, columns);
  return { hasHeader, columns };
}
