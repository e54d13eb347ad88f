import type { Doc, Facts } from '../editor/doc/doc.ts';
import type { Row } from '../editor/doc/rows.ts';

export type Which = 'all' | 'open' | 'changed';

/** All dishes of the menu, each once. */
export const dishesOf = ({ order, sections }: Doc): string[] => [
  ...new Set(order.flatMap((id) => sections[id]?.dishes ?? [])),
];

const isOpen = (doc: Doc, id: string) => doc.dishes[id]?.allergens_confirmed !== true;

const isChanged = (doc: Doc, facts: Facts, id: string) =>
  isOpen(doc, id) && facts[id]?.confirmed_at !== undefined;

/** Dishes that match the filter. */
export function dishesWhich(which: Which, doc: Doc, facts: Facts): string[] {
  const all = dishesOf(doc);
  if (which === 'all') return all;
  return all.filter((id) => (which === 'open' ? isOpen(doc, id) : isChanged(doc, facts, id)));
}

/** Rows of these dishes, below the sections that contain them. */
export function rowsWith(rows: readonly Row[], dishes: ReadonlySet<string>): Row[] {
  const shown = rows.filter((row) => row.kind === 'dish' && dishes.has(row.dish));
  const sections = new Set(shown.map(({ section }) => section));
  const here = new Set(shown);
  return rows.filter(
    (row) => here.has(row) || (row.kind === 'section' && sections.has(row.section)),
  );
}
