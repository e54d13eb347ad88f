import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Doc } from './doc/doc.ts';
import { rowsOf, type Row } from './doc/rows.ts';
import type { OpenEditing } from './editing/open-editing.ts';
import type { Editing } from './editing/state.ts';

export const EditingContext = createContext<OpenEditing | undefined>(undefined);

export function useOpenEditing(): OpenEditing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No menu is being edited here');
  return editing;
}

/** Re-renders only when the selected part changes: `select` must return existing values, not new ones. */
export function useEditing<Part>(select: (state: Editing) => Part): Part {
  const editing = useOpenEditing();
  return useSyncExternalStore(editing.subscribe, () => select(editing.get()));
}

const isSameRow = (one: Row, other: Row | undefined) =>
  one.id === other?.id && one.section === other.section;

/** Returns the same rows until one is added, removed or moved, whatever is typed. */
function rowsKeeper() {
  let last: { doc: Doc; rows: readonly Row[] } | undefined;
  return (doc: Doc): readonly Row[] => {
    if (last && last.doc.order === doc.order && last.doc.sections === doc.sections) {
      return last.rows;
    }
    const rows = rowsOf(doc);
    const isSame =
      rows.length === last?.rows.length && rows.every((row, at) => isSameRow(row, last?.rows[at]));
    last = { doc, rows: isSame && last ? last.rows : rows };
    return last.rows;
  };
}

export function useRows(): readonly Row[] {
  const [keep] = useState(rowsKeeper);
  return useEditing(({ doc }) => keep(doc));
}
