import { isCode } from '../noise.ts';
import { areCrosses, legendOf } from './crosses.ts';
import { areHeads, hasPrices, headFirst, minKnown } from './header.ts';
import { kindOfHeader, rankOf } from './heads.ts';
import { isAmount, isPortion, isPrice, lookAt, share, type Look } from './looks.ts';
import { pricedColumns } from './price-columns.ts';
import { severalTimes, type SheetColumn, type Unsure } from './sheet-column.ts';
import { splitCells } from './split.ts';
import { descriptionColumn, nameColumn, sectionColumn } from './text-columns.ts';

export type Layout = { hasHeader: boolean; columns: SheetColumn[]; unsure?: Unsure };

/** So many cells of nearly all rows are a sheet's, and so many of its dishes have a price. */
const minWidth = 6;
const minPriced = 0.7;

/** Whether pasted text is a sheet: its header names a dish column, and it or what stands below tells of prices. */
export function isSheet(given: string): boolean {
  const text = given.trimStart();
  const { separator, width, share: even, rows: cells } = splitCells(text);
  const [first = ''] = text.split('\n', 1);
  if (width < 2 || separator === '|' || isCode(first)) return false;
  const rows = headFirst(cells);
  const [heads = [], ...below] = rows;
  const kinds = heads.map(kindOfHeader);
  const known = kinds.filter((kind) => kind && kind !== 'size');
  const isEven = width > 2 && cells.length > 3 && even > 0.99;
  // Tills call names descriptions, too.
  const isDescribed = kinds.includes('description') && known.length > minKnown;
  const isWords = separator === ',' && !isDescribed && !(known.length >= minKnown && isEven);
  const { columns } = isWords ? { columns: kinds } : guessLayout(rows);
  if (!columns.includes('name') || !hasPrices(columns)) return false;
  const at = columns.findIndex((kind) => kind === 'price' || kind === 'size');
  const dishes = below.filter((row) => row.filter(Boolean).length >= 3);
  const isWide =
    width >= minWidth &&
    even > 0.8 &&
    areHeads(heads, below) &&
    share(
      dishes.map((row) => row[at] || 'x'),
      isPrice,
    ) > minPriced;
  const isNamed =
    kinds.includes('name') || known.length >= minKnown || (separator === ';' && isEven);
  return isWide || (first.includes(separator) && isNamed);
}

/** The heads that only one column may have: of several it is one that is filled, the first. */
function firstOf(kind: SheetColumn, looks: readonly Look[]): number {
  const most = Math.max(...looks.map(({ filled }) => filled));
  const [best] = looks
    .filter(({ filled }) => filled * 2 >= most)
    .toSorted((a, b) => rankOf(kind, a.head) - rankOf(kind, b.head));
  return best?.at ?? -1;
}

/** Guesses each column from the header and cells, weighed together; the owner has the last word. */
export function guessLayout(rows: readonly string[][]): Layout {
  const [first = [], ...rest] = rows;
  const legend = legendOf(rest);
  const said = first.map(kindOfHeader);
  const isNamed = said.includes('name') && hasPrices(said);
  const hasHeader =
    (said.some((kind) => kind !== undefined) && !first.some(isNamed ? isAmount : isPrice)) ||
    areHeads(first, rest);
  const body = hasHeader ? rest : rows;
  // Rows of one cell head others.
  const dishes = body.filter((row) => row.filter(Boolean).length > 1);
  const areHeaded = dishes.length < body.length - 1;
  // Shops name a product's section its type.
  const isTyped = first.some((head) => /handle$/iu.test(head)) || !said.includes('section');
  const looks = first.map((head, at): Look => {
    const look = lookAt(dishes, at, hasHeader ? head : '');
    const isBare = look.kind === undefined || look.kind === 'size';
    if (isBare && share(look.cells, isPortion) > 0.5) return { ...look, kind: 'portion' };
    if (
      hasHeader &&
      !look.kind &&
      areCrosses(
        head,
        rest.map((row) => row[at] ?? ''),
        legend,
      )
    )
      return { ...look, kind: 'allergen' };
    return isTyped && /^type$/iu.test(look.head) ? { ...look, kind: 'section' } : look;
  });
  const columns = looks.map(({ at, kind }): SheetColumn => {
    if (!kind || ['price', 'name', 'section', 'description', 'size'].includes(kind)) return 'none';
    const same = looks.filter((look) => look.kind === kind);
    return severalTimes.has(kind) || firstOf(kind, same) === at ? kind : 'none';
  });
  const priced = pricedColumns(looks, hasHeader);
  for (const at of priced.sizes) columns[at] = 'size';
  if (priced.price !== undefined) columns[priced.price] = 'price';
  const free = () => looks.filter(({ at }) => columns[at] === 'none');
  const { at: name, unsure } = nameColumn(free());
  const set = (column: SheetColumn, at: number | undefined) => {
    if (at !== undefined) columns[at] = column;
  };
  set('name', name);
  set('section', sectionColumn(free(), name, hasHeader || areHeaded));
  set('description', descriptionColumn(free(), name, hasHeader));
  const doubt = priced.unsure ?? (hasHeader ? unsure : undefined);
  return { hasHeader, columns, ...(doubt && { unsure: doubt }) };
}
