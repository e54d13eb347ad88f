import { useSyncExternalStore } from 'react';

/** As wide as the style sheets take a phone to be. */
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 760px)');

const subscribe = (changed: () => void) => {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** Whether the page is as narrow as a phone. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => query?.matches ?? false);
