import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** As the browser reports it, even if the page was opened offline. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
