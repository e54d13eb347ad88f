import { readLegendLine } from '../../parse/marks/legend.ts';
import { isTrue } from '../../parse/sheet/cells.ts';
import { areCrosses, crossesOf } from '../../parse/sheet/crosses.ts';
import { kindOfHeader } from '../../parse/sheet/heads.ts';
import { namesOf } from '../../parse/sheet/said-marks.ts';
import type { SheetColumn } from '../../parse/sheet/sheet-column.ts';

/** So many columns of crosses are a table of allergens. */
const minColumns = 3;
/** Titles may stand above the heads. */
const headRows = 3;

export const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/gu, ' ').trim();
const diets: Partial<Record<SheetColumn, string>> = {
  'gluten-free': 'gluten free',
  vegan: 'vegan',
  vegetarian: 'vegetarian',
};

/** Writes what crosses in a table's columns say below each dish in words. */
export function writeCrosses(body: Element): void {
  const legend = new Map(
    [...body.querySelectorAll('p, li, td')].flatMap((one) => readLegendLine(wordsOf(one))),
  );
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')];
    const cells = rows.map((row) => [...row.children].map(wordsOf));
    const columnsOf = (head: readonly string[], at: number) =>
      head.map((text, column): SheetColumn => {
        const below = cells
          .slice(at + 1)
          .filter((row) => row.length === head.length)
          .map((row) => row[column] ?? '');
        const kind = kindOfHeader(text);
        if (kind && diets[kind]) return kind;
        return areCrosses(text, below, legend) ? 'allergen' : (kind ?? 'none');
      });
    const at = cells
      .slice(0, headRows)
      .findIndex(
        (head, index) =>
          columnsOf(head, index).filter((kind) => kind === 'allergen' || kind === 'gluten-free')
            .length >= minColumns,
      );
    const head = cells[at];
    if (!head) continue;
    const columns = columnsOf(head, at);
    const crossesIn = crossesOf(head, columns, legend);
    for (const [index, row] of rows.entries()) {
      const own = cells[index] ?? [];
      if (index < at || own.length !== head.length) continue;
      const named = index === at ? [] : crossesIn(own);
      for (const [column, cell] of [...row.children].entries()) {
        const kind = columns[column] ?? 'none';
        const diet = diets[kind];
        const isSaid = index > at && isTrue(own[column] ?? '');
        if (diet) cell.textContent = isSaid ? `(${diet})` : '';
        else if (kind === 'allergen' || (index === at && kind !== 'size')) cell.textContent = '';
      }
      if (named.length === 0) continue;
      const below = body.ownerDocument.createElement('tr');
      below.append(body.ownerDocument.createElement('td'));
      below.children[0]?.append(`(Contains: ${namesOf(named)})`);
      row.after(below);
    }
  }
}
