import { allergens, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { type Legend, readLegendLine } from '../marks/legend.ts';
import { allergensFree, meaningOfWords } from '../words/meanings.ts';
import { isOff, isTrue } from './cells.ts';
import type { SheetColumn } from './sheet-column.ts';

type Row = readonly string[];

/** What rows of one cell explain: «A = gluten», «V: vegan». */
export const legendOf = (rows: readonly Row[]): Legend =>
  new Map(rows.flatMap((row) => legendIn(row)));

export const legendIn = (row: Row) => {
  const [only = '', ...others] = row.filter(Boolean);
  return others.length === 0 ? readLegendLine(only) : [];
};

/** What a column of crosses says of dishes: «Gluten», «Huevo», or «Lat» by the legend. */
const containedBy = (head: string, legend: Legend) =>
  (legend.get(head.trim().toUpperCase()) ?? meaningOfWords(head))?.allergens ?? [];

export const isFlag = (cell: string) => isTrue(cell) || isOff(cell);

/** Whether a column holds crosses for an allergen: where none has it, nothing stands below «without milk». */
export function areCrosses(head: string, cells: Row, legend: Legend): boolean {
  const filled = cells.filter(Boolean);
  return (
    filled.filter(isFlag).length >= filled.length * 0.9 &&
    (allergensFree(head).length > 0 || (filled.length > 0 && containedBy(head, legend).length > 0))
  );
}

/** So many columns of «without milk», «without egg» tell of every dish: what they leave open is in it. */
const minFree = 3;

/** The allergens that crosses tell of a row. */
export function crossesOf(
  header: Row,
  columns: readonly SheetColumn[],
  legend: Legend,
): (row: Row) => Allergen[] {
  const heads = header.map((head, at) => ({
    at,
    contained: columns[at] === 'allergen' ? containedBy(head, legend) : [],
    free:
      columns[at] === 'gluten-free'
        ? (['gluten'] as const)
        : columns[at] === 'allergen'
          ? allergensFree(head)
          : [],
  }));
  const free = heads.filter((head) => head.free.length > 0);
  return (row) => {
    const isTold = free.length >= minFree && free.some(({ at }) => isTrue(row[at] ?? ''));
    const isOpen = (at: number) => (row[at] ?? '') === '' || isOff(row[at] ?? '');
    const told = [
      ...heads.flatMap(({ at, contained }) => (isTrue(row[at] ?? '') ? contained : [])),
      ...free.flatMap((head) => (isTold && isOpen(head.at) ? head.free : [])),
    ];
    return allergens.filter((one) => told.includes(one));
  };
}
