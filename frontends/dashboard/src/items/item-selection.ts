import { useCallback, useState } from 'react';

/** Items selected for a bulk change; undefined outside selection mode. */
export function useItemSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const pick = useCallback((id: string, isPicked: boolean) => {
    setPicked((before) => {
      const next = new Set(before);
      if (isPicked) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    picked,
    pick,
    start: () => setPicked(new Set()),
    stop: () => setPicked(undefined),
    pickAll: (ids: readonly string[]) => setPicked(new Set(ids)),
  };
}
