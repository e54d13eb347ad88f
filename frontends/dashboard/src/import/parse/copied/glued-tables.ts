import { kindOfHeader } from '../sheet/layout.ts';
import { takePrice } from '../money.ts';
import type { Step } from '../tidy-line.ts';

/** Where a cell ends and the next begins, once the tab between is lost. */
const seam = /(?<=[\p{Ll}\d.!?)”"])(?=["“]?\p{Lu} ?\p{Ll})/u;
const least = 3;
/** What stands where a price is not known. */
const unknown = /(?:TBD|TBA|N\/A|[–—-])\s*$/u;

/** «NameMain IngredientDescriptionPrice»: a name first and a price last. */
function cellsOfHead(text: string): number {
  const cells = text.trim().split(seam);
  const kinds = cells.map(kindOfHeader);
  return kinds[0] === 'name' && kinds.at(-1) === 'price' ? cells.length : 0;
}

/** «SidecarBrandyCognac and lemon$13»: the last of its cells holds the most. */
function rowOf(text: string, count: number) {
  const open = text.trim().replace(unknown, '');
  const { rest, prices, isMarket } = takePrice(open);
  const isEnded = prices.length > 0 || isMarket || open !== text.trim();
  const cells = rest.split(seam);
  if (!isEnded || cells.length < count - 1) return undefined;
  const said = [...cells.slice(1, count - 2), cells.slice(count - 2).join('')].join('. ');
  return { name: cells[0] ?? '', said, price: open.slice(rest.length).trim() };
}

/** A table with a head, copied without what stands between its cells: each row a dish. */
export const withGluedTablesApart: Step = (lines) => {
  const head = lines.findIndex(({ text }) => cellsOfHead(text) > 2);
  const count = cellsOfHead(lines[head]?.text ?? '');
  const rows = lines.map(({ text }, at) =>
    at > head && head >= 0 ? rowOf(text, count) : undefined,
  );
  if (rows.filter(Boolean).length < least) return [...lines];
  return lines.flatMap((line, at) => {
    const row = rows[at];
    if (at === head) return [];
    if (!row) return [line];
    const isUnpriced = row.price === '' && ({ isDish: true } as const);
    return [
      { ...line, text: [row.name, row.price].filter(Boolean).join('    '), ...isUnpriced },
      { ...line, text: `(${row.said})` },
    ];
  });
};
