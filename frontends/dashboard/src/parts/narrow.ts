import { useSyncExternalStore } from 'react';

/** The phone breakpoint of the style sheets. */
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 760px)');

const subscribe = (changed: () => void) => {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** Whether the page is as narrow as a phone. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => query?.matches ?? false);
