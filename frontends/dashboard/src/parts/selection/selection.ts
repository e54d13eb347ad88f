import { useRef, useState } from 'react';

/** Chosen entries in order, edited here and saved as additions, removals and the full order. */
export function useSelection(saved: readonly string[]) {
  const [chosen, setChosen] = useState(saved);
  const unsaved = useRef(false);
  const added = without(chosen, saved);
  const removed = without(saved, chosen);
  const kept = without(saved, removed);
  const moved = without(chosen, added).some((id, index) => id !== kept[index]);
  const change = (next: readonly string[]) => {
    unsaved.current = next.length !== saved.length || next.some((id, at) => id !== saved[at]);
    setChosen(next);
  };
  return {
    chosen,
    added,
    removed,
    /** The full order, if it does not follow from additions and removals. */
    order: added.length > 0 || moved ? chosen : undefined,
    changed: added.length + removed.length > 0 || moved,
    unsaved,
    /** Call after saving, so leaving does not prompt. */
    markSaved: () => void (unsaved.current = false),
    add: (id: string) => change([...chosen, id]),
    remove: (id: string) => change(chosen.filter((one) => one !== id)),
    move: (id: string, to: number) => {
      const rest = chosen.filter((one) => one !== id);
      change([...rest.slice(0, to), id, ...rest.slice(to)]);
    },
  };
}

function without(ids: readonly string[], those: readonly string[]): string[] {
  const left = new Set(those);
  return ids.filter((id) => !left.has(id));
}
