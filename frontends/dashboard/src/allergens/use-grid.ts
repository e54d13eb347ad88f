import { useSyncExternalStore } from 'react';

/** Where a table of the 14 has room for what is pressed: a finger needs more of it. */
const query =
  typeof matchMedia === 'undefined'
    ? undefined
    : matchMedia('(min-width: 700px) and (pointer: fine), (min-width: 1000px)');

const subscribe = (changed: () => void) => {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

export const useGrid = () => useSyncExternalStore(subscribe, () => query?.matches ?? true);
