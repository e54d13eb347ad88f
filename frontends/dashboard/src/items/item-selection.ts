import { useCallback, useState } from 'react';
import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';

/** Items selected for a bulk change; undefined outside selection mode, which `?select` begins. */
export function useItemSelection() {
  const [search] = useSearchParams();
  const [picked, setPicked] = useState<ReadonlySet<string> | undefined>(() =>
    search.has('select') ? new Set() : undefined,
  );
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
