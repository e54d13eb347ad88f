import { useSyncExternalStore } from 'react';

/** Viewports with room for the table: touch needs larger targets. */
const query =
  typeof matchMedia === 'undefined'
    ? undefined
    : matchMedia('(min-width: 700px) and (pointer: fine), (min-width: 1000px)');

const subscribe = (changed: () => void) => {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

export const useGrid = () => useSyncExternalStore(subscribe, () => query?.matches ?? true);
