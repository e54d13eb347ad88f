import { isPriceAlone, isPriced } from '../../parse/bare-names.ts';
import { inBrackets } from '../faces/said-below.ts';

const blocks = 'div, h1, h2, h3, h4, h5, h6, li, p';

function linesOf(cell: Element): string[] {
  const copy = cell.ownerDocument.importNode(cell, true);
  for (const one of copy.querySelectorAll(`br, ${blocks}`)) one.before('\uE000');
  for (const one of copy.querySelectorAll(blocks)) one.after('\uE000');
  return copy.textContent
    .split('\uE000')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

/** A row's price is of the first line of the cell beside it: what is below that is said of the dish. */
export function partCells(body: Element): void {
  for (const row of body.querySelectorAll('tr')) {
    const cells = [...row.children].map((cell) => ({ cell, lines: linesOf(cell) }));
    const [long, ...others] = cells.filter(({ lines }) => lines.length > 1);
    const hasPrice = cells.some(
      ({ lines: [first = '', ...more] }) => more.length === 0 && isPriceAlone(first),
    );
    const isParted = long && others.length === 0 && hasPrice && !long.cell.querySelector('table');
    if (!isParted || long.lines.some(isPriced)) continue;
    const [name = '', ...said] = long.lines;
    long.cell.textContent = name;
    const below = body.ownerDocument.createElement('tr');
    for (const line of said) {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.textContent = inBrackets(line);
      below.append(paragraph);
    }
    row.after(below);
  }
}
