import { useRef, useState } from 'react';

/** What is in, in its order, edited here and saved as what was added, what was removed and what moved. */
export function useSelection(saved: readonly string[], menuOrder: readonly string[]) {
  const [chosen, setChosen] = useState(saved);
  const unsaved = useRef(false);
  const added = without(chosen, saved);
  const removed = without(saved, chosen);
  const moved = isMoved(chosen, menuOrder);
  const change = (next: readonly string[]) => {
    const differs = without(next, saved).length + without(saved, next).length > 0;
    unsaved.current = differs || isMoved(next, menuOrder);
    setChosen(next);
  };
  return {
    chosen,
    added,
    removed,
    moved,
    changed: added.length + removed.length > 0 || moved,
    unsaved,
    /** To be said once it is saved, so that leaving asks nothing. */
    settle: () => void (unsaved.current = false),
    add: (id: string) => change(moved ? [...chosen, id] : inOrder([...chosen, id], menuOrder)),
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

const inOrder = (ids: readonly string[], order: readonly string[]) => {
  const place = new Map(order.map((id, index) => [id, index]));
  return ids.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
};

const isMoved = (chosen: readonly string[], order: readonly string[]) =>
  inOrder(chosen, order).some((id, index) => id !== chosen[index]);
