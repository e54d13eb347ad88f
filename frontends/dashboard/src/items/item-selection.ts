import { useCallback, useState } from 'react';

/** Items selected for a bulk change; undefined outside selection mode. */
export function useItemSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const pick = useCallback((id: string, isPicked: boolean) => {
    const one = new Set([id]);
    setPicked((before = new Set()) => (isPicked ? before.union(one) : before.difference(one)));
  }, []);
  return {
    picked,
    pick,
    start: () => setPicked(new Set()),
    stop: () => setPicked(undefined),
    pickAll: (ids: readonly string[]) =>
      setPicked((before = new Set()) => before.union(new Set(ids))),
  };
}
