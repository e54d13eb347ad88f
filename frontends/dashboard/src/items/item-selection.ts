import { useCallback, useState } from 'react';

/** Items selected for a bulk change; undefined outside selection mode. */
export function useItemSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const pick = useCallback((id: string, isPicked: boolean) => {
    setPicked((before = new Set()) => {
      const picked = new Set(before);
      if (isPicked) picked.add(id);
      else picked.delete(id);
      return picked;
    });
  }, []);
  return {
    picked,
    pick,
    start: () => setPicked(new Set()),
    stop: () => setPicked(undefined),
    pickAll: (ids: readonly string[]) =>
      setPicked((before = new Set()) => new Set([...before, ...ids])),
  };
}
