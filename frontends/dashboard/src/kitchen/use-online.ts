import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** As the browser says it, also of a page that was opened without a connection. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
