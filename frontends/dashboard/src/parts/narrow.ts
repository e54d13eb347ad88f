import { useSyncExternalStore } from 'react';

/** A hook that tells whether a media query applies; `otherwise` where there are none. */
export function mediaHook(media: string, otherwise = false): () => boolean {
  const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(media);
  const subscribe = (changed: () => void) => {
    query?.addEventListener('change', changed);
    return () => query?.removeEventListener('change', changed);
  };
  return function useMedia() {
    return useSyncExternalStore(subscribe, () => query?.matches ?? otherwise);
  };
}

/** Whether the page is as narrow as a phone: the breakpoint of the style sheets. */
export const useNarrow = mediaHook('(max-width: 760px)');
