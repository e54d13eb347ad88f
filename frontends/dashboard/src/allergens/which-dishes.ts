import type { Doc } from '../editor/doc/doc.ts';
import { useEditing } from '../editor/editing-context.ts';
import type { Editing } from '../editor/editing/state.ts';
import type { Ticked } from './stored-ticks.ts';
import { useTicksOf } from './ticks.ts';

export type Which = 'all' | 'open' | 'changed';

/** All dishes of the menu, each once. */
export const dishesOf = ({ order, sections }: Doc): string[] => [
  ...new Set(order.flatMap((id) => sections[id]?.dishes ?? [])),
];

/** As saved, with what is ticked and not confirmed. */
type Known = Pick<Editing, 'doc' | 'facts'> & { ticked: Ticked };

/** A dish that was ticked since counts as not confirmed. */
const isOpen = ({ doc, ticked }: Known, id: string) =>
  doc.dishes[id]?.allergens_confirmed !== true || ticked.has(id);
const isChanged = (known: Known, id: string) =>
  isOpen(known, id) && known.facts[id]?.confirmed_at !== undefined;

/** Dishes that match the filter. */
export function dishesWhich(which: Which, known: Known): string[] {
  const all = dishesOf(known.doc);
  if (which === 'all') return all;
  return all.filter((id) => (which === 'open' ? isOpen(known, id) : isChanged(known, id)));
}

export function useCount(which: Which): number {
  const ticked = useTicksOf(({ all }) => all());
  return useEditing(({ doc, facts }) => dishesWhich(which, { doc, facts, ticked }).length);
}
