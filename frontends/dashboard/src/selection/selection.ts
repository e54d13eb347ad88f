import { useRef, useState } from 'react';

/** A selection that is edited here and saved as what was added and what was removed. */
export function useSelection(saved: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(saved));
  const unsaved = useRef(false);
  const difference = differenceOf(saved, chosen);
  const change = (next: ReadonlySet<string>) => {
    const { added, removed } = differenceOf(saved, next);
    unsaved.current = added.length + removed.length > 0;
    setChosen(next);
  };
  return {
    chosen,
    ...difference,
    changed: difference.added.length + difference.removed.length > 0,
    unsaved,
    /** To be said once it is saved, so that leaving asks nothing. */
    settle: () => void (unsaved.current = false),
    add: (id: string) => change(new Set([...chosen, id])),
    remove: (id: string) => change(new Set([...chosen].filter((one) => one !== id))),
  };
}

export function differenceOf(saved: readonly string[], chosen: ReadonlySet<string>) {
  return {
    added: [...chosen].filter((id) => !saved.includes(id)),
    removed: saved.filter((id) => !chosen.has(id)),
  };
}
